import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { KeepFocus } from '../../ui/dialogs/keep-focus.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { AvailabilityRows } from './availability-rows.tsx'
import { AvailabilityTrouble } from './availability-trouble.tsx'
import { HomeCard } from '../patterns/home-card.tsx'
import { SaveBar } from '../patterns/save-bar.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Props = { actor: ActorRefFrom<typeof availabilitiesMachine> }

/** The card « Mes disponibilités » (spec §2 « Receiver home »). */
export function Availabilities({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <HomeCard id="disponibilites" title="Mes disponibilités">
      {state.matches('loading') ? (
        <Skeleton label="Lecture de vos disponibilités…" count={3} look="line" />
      ) : null}
      {state.matches('unavailable') ? (
        <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
          Vos disponibilités n’ont pas pu être lues.
        </FailureNotice>
      ) : null}
      {state.matches('editing') || state.matches('saving') ? <Entry actor={actor} /> : null}
    </HomeCard>
  )
}

function Entry({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { isAlways, rows } = state.context
  const isSaving = state.matches('saving')
  const isChanged = state.hasTag('changed')
  const addition = (
    <Button
      icon={Plus}
      disabled={!state.can({ type: 'period.added' })}
      onClick={() => actor.send({ type: 'period.added' })}
    >
      Ajouter une disponibilité
    </Button>
  )
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'availabilities.submitted' })
      }}
    >
      <Checkbox
        label="Je suis toujours disponible"
        hint={
          isAlways && rows.length > 0
            ? 'Vos périodes sont gardées, mais ne comptent pas tant que cette case est cochée.'
            : undefined
        }
        checked={isAlways}
        disabled={isSaving}
        onChange={() => actor.send({ type: 'always.toggled' })}
      />
      <AvailabilityRows actor={actor} />
      {!isAlways && rows.length === 0 ? (
        <Notice tone="danger">
          Vous n'avez aucune disponibilité. Vous ne serez pas contacté par des chasseurs.
        </Notice>
      ) : null}
      <div>{isChanged ? <KeepFocus key={rows.length}>{addition}</KeepFocus> : addition}</div>
      <AvailabilityTrouble actor={actor} />
      <SaveBar
        isChanged={isChanged}
        onDiscard={() => actor.send({ type: 'availabilities.discarded' })}
        isSaving={isSaving}
      />
    </form>
  )
}
