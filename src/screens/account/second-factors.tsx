import { useSelector } from '@xstate/react'
import { ShieldCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { SecondFactors as Factors } from '../../../contract/shared/second-factor/second-factor.ts'
import type { secondFactorsMachine } from '../../../machines/account/second-factors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Badge } from '../../ui/notices/badge.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { dayInWords } from '../../words/words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { SecondFactorSetup } from '../shared/second-factor-setup.tsx'
import { FactorList } from './factor-list.tsx'
import { ApplicationRemoval, PasskeyRemoval } from './factor-removals.tsx'
import { RecoveryCodeRenewal } from './recovery-code-renewal.tsx'

type Props = { actor: ActorRefFrom<typeof secondFactorsMachine> }

const isActive = ({ passkeys, totp_since }: Factors) => passkeys.length > 0 || totp_since !== null

/** The notice for an account without a second factor. */
const Duty = ({ duty: { due_on } }: Pick<Factors, 'duty'>) =>
  due_on === null ? (
    <Notice tone="info" still>
      Elle n’est pas encore active. Rien ne vous y oblige, mais elle protège votre compte si votre mot de
      passe est découvert.
    </Notice>
  ) : (
    <Notice tone="warning" still title={`À activer avant le ${dayInWords(due_on)}`}>
      À partir de ce jour, vous ne pourrez plus travailler sans elle.
    </Notice>
  )

/** The dialog of the current command. */
function Windows({ actor }: Props) {
  const { children } = useSelector(actor, (snapshot) => snapshot)
  const { passkeyRemoval, applicationRemoval, recoveryCodeRenewal } = children
  return (
    <>
      {passkeyRemoval ? <PasskeyRemoval actor={passkeyRemoval} /> : null}
      {applicationRemoval ? <ApplicationRemoval actor={applicationRemoval} /> : null}
      {recoveryCodeRenewal ? <RecoveryCodeRenewal actor={recoveryCodeRenewal} /> : null}
    </>
  )
}

function Content({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { factors } = state.context
  const { secondFactorSetup } = state.children
  if (secondFactorSetup)
    return (
      <KeepFocus>
        <SecondFactorSetup actor={secondFactorSetup} />
      </KeepFocus>
    )
  if (state.matches('unavailable'))
    return (
      <FailureNotice onRetry={() => actor.send({ type: 'list.retried' })}>
        Votre double vérification n’a pas pu être lue.
      </FailureNotice>
    )
  if (!factors) return <Skeleton label="Lecture de la double vérification…" count={2} look="line" />
  return (
    <div className="grid gap-5" aria-busy={state.hasTag('busy')}>
      {isActive(factors) ? <FactorList actor={actor} factors={factors} /> : <Duty duty={factors.duty} />}
      <p role="status" className="empty:hidden text-ink-soft">
        {state.hasTag('busy') ? 'Lecture de la double vérification…' : null}
      </p>
      <div>
        <Button
          variant={isActive(factors) ? 'secondary' : 'primary'}
          icon={ShieldCheck}
          locked={!state.matches('shown')}
          onClick={() => actor.send({ type: 'addition.requested' })}
        >
          {isActive(factors) ? 'Ajouter un autre moyen' : 'Activer la double vérification'}
        </Button>
      </div>
    </div>
  )
}

/** « Double vérification » of « Mon compte »: the factors, and commands to change them. */
export function SecondFactors({ actor }: Props) {
  const factors = useSelector(actor, (snapshot) => snapshot.context.factors)
  return (
    <HomeCard
      id="second-factor"
      title="Double vérification"
      badge={factors && isActive(factors) ? <Badge tone="success">Active</Badge> : null}
    >
      <Text>
        Après votre mot de passe, un second moyen confirme que c’est bien vous : une clé d’accès ou une
        application de codes.
      </Text>
      <Content actor={actor} />
      <Windows actor={actor} />
    </HomeCard>
  )
}
