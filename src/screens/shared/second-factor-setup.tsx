import { useSelector } from '@xstate/react'
import { KeyRound, Smartphone, type LucideIcon } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { secondFactorSetupMachine } from '../../../machines/shared/second-factor-setup.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { ApplicationAddition } from './application-addition.tsx'
import { PasskeyAddition } from './passkey-addition.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { actor: ActorRefFrom<typeof secondFactorSetupMachine> }

const methods: readonly {
  type: 'passkey.chosen' | 'application.chosen'
  title: string
  words: string
  label: string
  icon: LucideIcon
}[] = [
  {
    type: 'passkey.chosen',
    title: 'Une clé d’accès',
    words:
      'Votre appareil vous reconnaît : empreinte, visage ou son propre code. Rien à retenir ni à recopier.',
    label: 'Utiliser une clé d’accès',
    icon: KeyRound,
  },
  {
    type: 'application.chosen',
    title: 'Une application de codes',
    words: 'Une application de votre téléphone montre un code de six chiffres, que vous recopiez.',
    label: 'Utiliser une application',
    icon: Smartphone,
  },
]

/** The button that postpones the setup, if allowed. */
function Later({ actor }: Props) {
  const isAllowed = useSelector(actor, (snapshot) => snapshot.can({ type: 'setup.closed' }))
  return isAllowed ? (
    <div>
      <Button onClick={() => actor.send({ type: 'setup.closed' })}>Plus tard</Button>
    </div>
  ) : null
}

/** The methods available on this device. */
function Choice({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const possible = methods.filter(({ type }) => state.can({ type }))
  return (
    <div className="grid gap-4">
      <Text>
        {possible.length > 0
          ? 'Choisissez le moyen qui vous convient ; vous pourrez en ajouter un autre plus tard.'
          : 'Depuis cet appareil, rien d’autre ne peut être ajouté.'}
      </Text>
      <ul className="grid gap-3">
        {possible.map(({ type, title, words, label, icon }, at) => (
          <li key={type} className="grid gap-3 rounded-card border border-line p-4">
            <div className="grid gap-1">
              <Heading level={2} look={3}>
                {title}
              </Heading>
              <Text look="soft">{words}</Text>
            </div>
            <div>
              <Button
                variant={at === 0 ? 'primary' : 'secondary'}
                icon={icon}
                onClick={() => actor.send({ type })}
              >
                {label}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Later actor={actor} />
    </div>
  )
}

/** Sets up a second factor, step by step; within a page or a dialog. */
export function SecondFactorSetup({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { passkeyAddition, applicationAddition, recoveryCodes } = state.children
  if (passkeyAddition || applicationAddition || recoveryCodes)
    return (
      <KeepFocus key={Object.keys(state.children).join()}>
        {passkeyAddition ? <PasskeyAddition actor={passkeyAddition} /> : null}
        {applicationAddition ? <ApplicationAddition actor={applicationAddition} /> : null}
        {recoveryCodes ? <RecoveryCodes actor={recoveryCodes} /> : null}
      </KeepFocus>
    )
  if (state.matches('choosing')) return <Choice actor={actor} />
  if (state.matches('unread'))
    return (
      <div className="grid gap-4">
        <FailureNotice onRetry={() => actor.send({ type: 'setup.retried' })}>
          La double vérification de votre compte n’a pas pu être lue.
        </FailureNotice>
        <Later actor={actor} />
      </div>
    )
  return <Skeleton label="Lecture de votre compte…" count={2} />
}
