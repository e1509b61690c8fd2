import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { applicationAdditionMachine } from '../../../machines/shared/application-addition.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Link } from '../../ui/page/link.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { QrCode } from '../../ui/pictures/qr-code.tsx'
import { Text } from '../../ui/text/text.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof applicationAdditionMachine> }

/** The secret: as QR code, as link on the same phone, or as text in groups of four. */
function Secret({ actor }: Props) {
  const { secret, uri } = useSelector(actor, (snapshot) => snapshot.context)
  return (
    <ol className="grid list-decimal gap-4 pl-5">
      <li>
        <Text>
          Ouvrez votre application de codes. Sans application, installez-en une sur votre téléphone, par
          exemple FreeOTP, Aegis ou Google Authenticator.
        </Text>
      </li>
      <li>
        <div className="grid gap-3">
          <Text>Ajoutez-y un compte en visant ce dessin avec l’appareil photo :</Text>
          <QrCode text={uri} label="QR code à viser avec votre application de codes" />
          <Text look="soft">
            L’application est sur ce téléphone-ci ?{' '}
            <Link to={uri} className="text-forest underline underline-offset-4">
              Ouvrez-la
            </Link>
            , ou saisissez-y cette clé :{' '}
            <strong className="font-mono wrap-anywhere text-ink">
              {(secret.match(/.{1,4}/g) ?? []).join(' ')}
            </strong>
          </Text>
        </div>
      </li>
      <li>
        <Text>Recopiez ci-dessous le code de six chiffres qu’elle montre.</Text>
      </li>
    </ol>
  )
}

/** Errors that do not belong to the code. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, secondsToWait } = state.context
  const others = Object.entries(errors).flatMap(([field, messages]) => (field === 'code' ? [] : messages))
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop d’essais">
        {`Patientez ${waitInWords(secondsToWait)} avant le prochain.`}
      </Notice>
    )
  if (state.matches({ typing: 'failed' }))
    return <FailureNotice>Le code n’a pas pu être vérifié.</FailureNotice>
  return others.length > 0 ? <Notice tone="danger">{others.join(' ')}</Notice> : null
}

/** Adds an authenticator app to the account. */
export function ApplicationAddition({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { code, errors } = state.context
  const leave = (
    <Button
      disabled={!state.can({ type: 'method.left' })}
      onClick={() => actor.send({ type: 'method.left' })}
    >
      Retour
    </Button>
  )
  if (state.matches('preparing')) return <Skeleton label="Préparation de la clé…" count={2} />
  if (state.matches('unprepared'))
    return (
      <div className="grid gap-4">
        <FailureNotice onRetry={() => actor.send({ type: 'secret.requested' })}>
          La clé de votre application n’a pas pu être préparée.
        </FailureNotice>
        <div>{leave}</div>
      </div>
    )
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'code.submitted' })
      }}
    >
      <Secret actor={actor} />
      <Trouble actor={actor} />
      <CodeField
        label="Code de l’application"
        digits
        maxLength={10}
        refused={state.matches({ typing: 'refused' })}
        readOnly={!state.can({ type: 'code.typed', value: code })}
        value={code}
        error={errors['code']}
        onChange={(value) => actor.send({ type: 'code.typed', value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          busy={state.hasTag('busy')}
          busyLabel="Vérification…"
          disabled={!state.can({ type: 'code.submitted' })}
        >
          Activer
        </Button>
        {leave}
      </div>
    </form>
  )
}
