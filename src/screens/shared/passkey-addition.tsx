import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { passkeyAdditionMachine } from '../../../machines/shared/passkey-addition.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { DeviceQuestion } from './device-question.tsx'

type Props = { actor: ActorRefFrom<typeof passkeyAdditionMachine> }

/** The outcome of the last attempt. */
function Outcome({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, reason } = state.context
  const others = Object.entries(errors).flatMap(([field, messages]) => (field === 'name' ? [] : messages))
  if (state.matches({ naming: 'declined' }))
    return (
      <Notice tone="warning" title="La clé d’accès n’a pas été créée">
        Rien n’a changé. Recommencez quand vous voulez ; si votre appareil ne propose rien, revenez en arrière
        et choisissez une application de codes.
      </Notice>
    )
  if (state.matches({ naming: 'known' }))
    return (
      <Notice tone="info" title="Cet appareil a déjà une clé d’accès de votre compte">
        Il n’y a rien à ajouter : revenez en arrière.
      </Notice>
    )
  if (state.matches({ naming: 'impossible' })) return <Notice tone="warning">{reason}</Notice>
  if (state.matches({ naming: 'failed' }))
    return <FailureNotice>La clé d’accès n’a pas pu être ajoutée.</FailureNotice>
  return others.length > 0 ? <Notice tone="danger">{others.join(' ')}</Notice> : null
}

/** Adds a passkey of this device: its name, then the browser's prompt. */
export function PasskeyAddition({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { name, errors } = state.context
  if (state.matches('asking'))
    return <DeviceQuestion onAbandon={() => actor.send({ type: 'device.abandoned' })} />
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'passkey.requested' })
      }}
    >
      <Outcome actor={actor} />
      <TextField
        label="Nom de cet appareil"
        hint="Pour reconnaître sa clé d’accès dans « Mon compte »."
        maxLength={limits.passkeyName}
        autoComplete="off"
        readOnly={!state.can({ type: 'name.typed', value: name })}
        value={name}
        error={errors['name']}
        onChange={(value) => actor.send({ type: 'name.typed', value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={state.hasTag('busy')}
          busyLabel={state.matches('adding') ? 'Enregistrement…' : 'Préparation…'}
        >
          Créer la clé d’accès
        </Button>
        <Button
          disabled={!state.can({ type: 'method.left' })}
          onClick={() => actor.send({ type: 'method.left' })}
        >
          Retour
        </Button>
      </div>
    </form>
  )
}
