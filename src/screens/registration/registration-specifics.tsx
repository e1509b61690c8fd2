import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { GIVER } from '../../../contract/shared/users.ts'
import { isOfIdentity } from '../../../machines/registration/registration-draft.ts'
import type { registrationSpecificsMachine } from '../../../machines/registration/registration-specifics.ts'
import { limits } from '../../../contract/limits.ts'
import { waitInWords } from '../../words/wait-in-words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Text } from '../../ui/text/text.tsx'
import { GiverSpecifics, ReceiverSpecifics } from './registration-fields.tsx'
import { RegistrationTrouble } from './registration-trouble.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof registrationSpecificsMachine> }

/** The errors of step 2, above its fields. */
function Trouble({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { errors, refusals, secondsToWait } = state.context
  if (state.matches({ editing: 'refused' }))
    return (
      <RegistrationTrouble
        key={refusals}
        errors={errors}
        onSeek={(field) => isOfIdentity(field) && actor.send({ type: 'identity.resumed' })}
      />
    )
  if (state.matches({ editing: 'failed' }))
    return (
      <Notice tone="danger" title="L’inscription n’a pas abouti">
        Votre saisie est encore à l’écran. Vérifiez votre réseau, puis confirmez de nouveau : vous ne serez
        inscrit qu’une fois.
      </Notice>
    )
  if (state.matches({ editing: 'throttled' }))
    return (
      <Notice tone="warning" title="Trop de demandes">
        {`Patientez ${waitInWords(secondsToWait)} avant de confirmer : le bouton redeviendra disponible.`}
      </Notice>
    )
  return null
}

/** Step 2 of a registration: the fields of each type of account (spec §2, §5 « Registration »). */
export function RegistrationSpecifics({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const isSending = state.matches('sending')
  const { userType, entry } = state.context
  const isNitMissing =
    userType === GIVER && state.matches('editing') && entry.nit.trim().length < limits.nit.length
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'registration.submitted' })
      }}
    >
      {state.matches('loading') ? <Skeleton label="Lecture des gibiers…" count={3} /> : null}
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
          Les gibiers n’ont pas pu être lus.
        </FailureNotice>
      ) : null}
      <Trouble actor={actor} />
      {state.matches('editing') || isSending ? (
        userType === GIVER ? (
          <GiverSpecifics actor={actor} />
        ) : (
          <ReceiverSpecifics actor={actor} />
        )
      ) : null}
      {isNitMissing ? (
        <Text look="soft">{`Il reste à remplir : votre NIT, de ${limits.nit.length} caractères.`}</Text>
      ) : null}
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button
          disabled={!state.can({ type: 'identity.resumed' })}
          onClick={() => actor.send({ type: 'identity.resumed' })}
        >
          Retour
        </Button>
        <Button
          type="submit"
          variant="primary"
          busy={isSending}
          busyLabel="Inscription…"
          disabled={!state.can({ type: 'registration.submitted' })}
        >
          Confirmer
        </Button>
      </div>
    </form>
  )
}
