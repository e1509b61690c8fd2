import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { addressChangeMachine } from '../../../machines/shared/address-change.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof addressChangeMachine> }

/** The outcome of the last attempt. */
function Outcome({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, secondsToWait } = state.context
  const others = Object.entries(errors).filter(([field]) => field !== 'email' && field !== 'password')
  if (state.matches({ editing: 'failed' }))
    return <FailureNotice>Votre adresse n’a pas pu être changée.</FailureNotice>
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop d’essais">
        {`Patientez ${waitInWords(secondsToWait)} avant de recommencer.`}
      </Notice>
    )
  if (state.matches({ editing: 'refused' }))
    return (
      <Notice tone="danger" title="Votre adresse n’a pas été changée">
        {others.length > 0
          ? others.flatMap(([, messages]) => messages).join(' ')
          : 'Corrigez ce qui est signalé ci-dessous.'}
      </Notice>
    )
  return null
}

/** Changes the address of the person's account; the form opens in place. */
export function AddressChange({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { email, password, errors } = state.context
  const open = () => actor.send({ type: 'form.opened' })
  if (state.matches('closed'))
    return (
      <div>
        <Button onClick={open}>Changer d’adresse e-mail</Button>
      </div>
    )
  if (state.matches('done'))
    return (
      <Notice
        tone="success"
        title="Confirmez votre nouvelle adresse"
        action={<Button onClick={open}>Changer d’adresse e-mail</Button>}
      >
        Un lien vient de partir à <strong className="break-words">{email}</strong>. Suivez-le pour la
        confirmer.
      </Notice>
    )
  const isClosed = state.hasTag('busy') || state.matches('throttled')
  return (
    <form
      noValidate
      aria-label="Changer d’adresse e-mail"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'form.submitted' })
      }}
    >
      <Outcome actor={actor} />
      <TextField
        id="new_email"
        name="email"
        label="Nouvelle adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.email}
        readOnly={isClosed}
        value={email}
        error={errors['email']}
        onChange={(value) => actor.send({ type: 'email.typed', value })}
      />
      <PasswordField
        id="current_password"
        name="password"
        label="Votre mot de passe actuel"
        autoComplete="current-password"
        readOnly={isClosed}
        value={password}
        error={errors['password']}
        onChange={(value) => actor.send({ type: 'password.typed', value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={state.hasTag('busy')}
          busyLabel="Envoi…"
          disabled={!state.can({ type: 'form.submitted' })}
        >
          Recevoir le lien
        </Button>
        <Button
          disabled={!state.can({ type: 'form.closed' })}
          onClick={() => actor.send({ type: 'form.closed' })}
        >
          Annuler
        </Button>
      </div>
    </form>
  )
}
