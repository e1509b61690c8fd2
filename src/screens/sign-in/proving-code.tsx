import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { secondFactorProofMachine } from '../../../machines/sign-in/second-factor-proof.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { waitInWords } from '../../words/wait-in-words.ts'
import { FailureNotice } from '../patterns/failure-notice.tsx'
import { OtherErrors } from './other-errors.tsx'

type Props = { actor: ActorRefFrom<typeof secondFactorProofMachine> }

const kinds = {
  application: {
    label: 'Code de votre application',
    hint: 'Les six chiffres que montre votre application de codes.',
    other: 'recovery',
    change: 'Utiliser un code de secours',
  },
  recovery: {
    label: 'Code de secours',
    hint: 'L’un des codes notés lors de la mise en place, par exemple ABCD-EFGH-JKLM. Il sert une seule fois.',
    other: 'application',
    change: 'Saisir un code de mon application',
  },
} as const

/** Errors that do not belong to the code. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, secondsToWait } = state.context
  if (state.matches('throttled'))
    return (
      <Notice tone="warning" title="Trop d’essais">
        {`Patientez ${waitInWords(secondsToWait)} avant le prochain : le bouton redeviendra disponible.`}
      </Notice>
    )
  if (state.matches({ typing: 'failed' }))
    return <FailureNotice>Le code n’a pas pu être vérifié.</FailureNotice>
  return <OtherErrors errors={errors} shown={['code']} />
}

/** A code of the authenticator app, or a recovery code. */
export function ProvingCode({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { code, errors, kind } = state.context
  const { label, hint, other, change } = kinds[kind]
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'code.submitted' })
      }}
    >
      <Trouble actor={actor} />
      <CodeField
        key={kind}
        label={label}
        hint={hint}
        digits={kind === 'application'}
        maxLength={40}
        refused={state.matches({ typing: 'refused' })}
        readOnly={!state.can({ type: 'code.typed', value: code })}
        value={code}
        error={errors['code']}
        onChange={(value) => actor.send({ type: 'code.typed', value })}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={state.hasTag('busy')}
        busyLabel="Vérification…"
        disabled={!state.can({ type: 'code.submitted' })}
      >
        Vérifier
      </Button>
      <div className="grid gap-2">
        <Button
          wide
          disabled={!state.can({ type: 'code.chosen', kind: other })}
          onClick={() => actor.send({ type: 'code.chosen', kind: other })}
        >
          {change}
        </Button>
        {state.can({ type: 'passkey.chosen' }) ? (
          <Button wide onClick={() => actor.send({ type: 'passkey.chosen' })}>
            Utiliser ma clé d’accès
          </Button>
        ) : null}
      </div>
    </form>
  )
}
