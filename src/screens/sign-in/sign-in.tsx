import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { signInMachine } from '../../../machines/sign-in/sign-in.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Heading } from '../../ui/page/heading.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { useEarlyEntries } from '../../ui/fields/early-entries.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { OtherErrors } from './other-errors.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

/** Replaced by the token when the server sends the page, so that the form works before scripts load. */
const FORM_TOKEN = '__CSRF_TOKEN__'

type Props = { actor: ActorRefFrom<typeof signInMachine> }

/** The errors that belong to no field: a general refusal, a failed call, too many attempts. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop d’essais">
        {`Patientez ${waitInWords(state.context.secondsToWait)} avant de réessayer : le bouton redeviendra disponible.`}
      </Notice>
    )
  if (state.matches({ editing: 'failed' }))
    return (
      <FailureNotice title="La connexion n’a pas abouti">Votre saisie est encore à l’écran.</FailureNotice>
    )
  return <OtherErrors errors={state.context.errors} shown={['email', 'password']} />
}

/** The sign-in page (spec §2 /login). */
export function SignIn({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { email, password, isOwnDevice, errors } = state.context
  const form = useEarlyEntries((name, value) => {
    if (name === 'email' || name === 'password') actor.send({ type: `${name}.typed`, value })
  })
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <Heading level={1}>Connexion</Heading>
      <Card>
        <form
          ref={form}
          method="post"
          action={paths.login}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'credentials.submitted' })
          }}
        >
          <input type="hidden" name="_token" value={FORM_TOKEN} />
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
          <PasswordField
            label="Mot de passe"
            name="password"
            autoComplete="current-password"
            maxLength={limits.password.max}
            readOnly={!state.can({ type: 'password.typed', value: password })}
            value={password}
            error={errors.password}
            onChange={(value) => actor.send({ type: 'password.typed', value })}
          />
          <Checkbox
            label="C’est mon appareil"
            hint="Vous restez connecté 14 jours sans visite, au lieu de 7. Un compte de fédération se ferme toujours après un jour."
            checked={isOwnDevice}
            disabled={!state.can({ type: 'ownership.ticked', isOwn: !isOwnDevice })}
            onChange={(isOwn) => actor.send({ type: 'ownership.ticked', isOwn })}
          />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={state.hasTag('busy')}
            busyLabel="Connexion…"
            disabled={!state.can({ type: 'credentials.submitted' })}
          >
            Se connecter
          </Button>
        </form>
      </Card>
    </div>
  )
}
