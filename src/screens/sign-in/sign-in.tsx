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

/** The field of the box, as the form sends it without scripts. */
const OWN = 'is_own_device'

/** Whether the device is the person's own: a box of the browser, which is there before scripts are. */
function OwnDevice({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { isOwnDevice } = state.context
  return (
    <div className="grid">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={OWN}
          value="1"
          className="size-6 shrink-0 accent-forest"
          aria-describedby="own-device-hint"
          checked={isOwnDevice}
          disabled={!state.can({ type: 'ownership.ticked', isOwn: !isOwnDevice })}
          onChange={() => actor.send({ type: 'ownership.ticked', isOwn: !isOwnDevice })}
        />
        <span>C’est mon appareil</span>
      </label>
      <p id="own-device-hint" className="pb-2 pl-9 text-sm text-ink-soft">
        Vous restez connecté 14 jours sans visite, au lieu de 7.
      </p>
    </div>
  )
}

/** The sign-in page (spec §2 /login). */
export function SignIn({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { email, password, errors } = state.context
  const form = useEarlyEntries((name, value) => {
    if (name === 'email' || name === 'password') actor.send({ type: `${name}.typed`, value })
    if (name === OWN) actor.send({ type: 'ownership.ticked', isOwn: true })
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
          <OwnDevice actor={actor} />
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
