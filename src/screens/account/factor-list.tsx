import { useSelector } from '@xstate/react'
import { KeyRound, LifeBuoy, Smartphone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Passkey, SecondFactors } from '../../../contract/shared/second-factor/second-factor.ts'
import type { secondFactorsMachine } from '../../../machines/account/second-factors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { fr } from '../../ui/text/typography.ts'
import { counted, dayOf } from '../../words/words.ts'

/** The number of remaining recovery codes from which a warning is displayed. */
const FEW = 3

type RowProps = { icon: LucideIcon; name: string; words: string; children: ReactNode }

const Row = ({ icon: Icon, name, words, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
    <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
    <div className="min-w-[min(10rem,100%)] flex-1">
      <p className="font-semibold wrap-anywhere">{fr(name)}</p>
      <p className="text-ink-soft">{fr(words)}</p>
    </div>
    {children}
  </li>
)

const historyOf = ({ created_at, last_used_at }: Passkey) =>
  `Clé d’accès ajoutée le ${dayOf(created_at)}, ${last_used_at ? `utilisée le ${dayOf(last_used_at)}` : 'pas encore utilisée'}.`

type Props = { actor: ActorRefFrom<typeof secondFactorsMachine>; factors: SecondFactors }

/** The second factors of the account. */
export function FactorList({ actor, factors }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { passkeys, totp_since, recovery_codes_left } = factors
  const locked = !state.matches('shown')
  return (
    <>
      <ul aria-label="Vos moyens de vérification" className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} icon={KeyRound} name={passkey.name} words={historyOf(passkey)}>
            <Button
              variant="quiet"
              locked={locked}
              aria-label={fr(`Retirer la clé d’accès « ${passkey.name} »`)}
              onClick={() => actor.send({ type: 'passkeyRemoval.requested', passkey })}
            >
              Retirer
            </Button>
          </Row>
        ))}
        {totp_since === null ? null : (
          <Row icon={Smartphone} name="Application de codes" words={`Reliée le ${dayOf(totp_since)}.`}>
            <Button
              variant="quiet"
              locked={locked}
              aria-label="Retirer l’application de codes"
              onClick={() => actor.send({ type: 'applicationRemoval.requested' })}
            >
              Retirer
            </Button>
          </Row>
        )}
        <Row
          icon={LifeBuoy}
          name="Codes de secours"
          words={`Il vous en reste ${recovery_codes_left}, si vous n’avez plus votre appareil.`}
        >
          <Button variant="quiet" locked={locked} onClick={() => actor.send({ type: 'renewal.requested' })}>
            Obtenir d’autres codes
          </Button>
        </Row>
      </ul>
      {recovery_codes_left <= FEW ? (
        <Notice tone="warning" still>
          {`Il ne vous reste que ${counted(recovery_codes_left, 'code', 'codes')} de secours : demandez-en d’autres.`}
        </Notice>
      ) : null}
    </>
  )
}
