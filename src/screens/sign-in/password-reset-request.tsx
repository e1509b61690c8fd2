import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { passwordResetRequestMachine } from '../../../machines/sign-in/password-reset-request.ts'
import { waitInWords } from '../../words/wait-in-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { OtherErrors } from './other-errors.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof passwordResetRequestMachine> }

/** The errors that do not belong to the field. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop de demandes">
        {`Patientez ${waitInWords(state.context.secondsToWait)} avant d’en faire une autre pour cette adresse. Un message déjà envoyé reste valable une heure.`}
      </Notice>
    )
  if (state.matches({ editing: 'failed' }))
    return (
      <FailureNotice title="La demande n’a pas abouti">Votre adresse est encore à l’écran.</FailureNotice>
    )
  return <OtherErrors errors={state.context.errors} shown={['email']} />
}

/** The confirmation after a request. It does not reveal whether the account exists. */
function Sent({ actor }: Props) {
  const email = useSelector(actor, ({ context }) => context.email)
  return (
    <Card>
      <div className="grid gap-4">
        <Notice tone="success" title="Demande enregistrée">
          {`Si un compte porte l’adresse ${email}, un message vient d’y être envoyé. Son lien sert une seule fois, pendant une heure.`}
        </Notice>
        <Text>
          Rien dans quelques minutes ? Regardez dans les messages indésirables, ou vérifiez l’adresse.
        </Text>
        <Button wide onClick={() => actor.send({ type: 'request.resumed' })}>
          Corriger l’adresse ou demander de nouveau
        </Button>
      </div>
    </Card>
  )
}

/** Requests a reset link (spec §2 « Login »). */
export function PasswordResetRequest({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { email, errors } = state.context
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <Heading level={1}>Mot de passe oublié</Heading>
      {state.matches('sent') ? (
        <Sent actor={actor} />
      ) : (
        <Card>
          <form
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              actor.send({ type: 'request.submitted' })
            }}
          >
            <Text>
              Saisissez l’adresse de votre compte : vous y recevrez un lien pour choisir un nouveau mot de
              passe.
            </Text>
            <Trouble actor={actor} />
            <TextField
              label="Adresse e-mail"
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              maxLength={limits.email}
              readOnly={!state.can({ type: 'email.typed', value: email })}
              value={email}
              error={errors.email}
              onChange={(value) => actor.send({ type: 'email.typed', value })}
            />
            <Button
              type="submit"
              variant="primary"
              wide
              busy={state.hasTag('busy')}
              busyLabel="Envoi…"
              disabled={!state.can({ type: 'request.submitted' })}
            >
              Recevoir un lien
            </Button>
          </form>
        </Card>
      )}
    </div>
  )
}
