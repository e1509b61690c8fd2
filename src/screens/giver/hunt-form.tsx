import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { type Beginning, hasChanges, isNew, isTold } from '../../../machines/giver/hunt-draft.ts'
import type { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import type { WindowAddress } from '../../ui/dialogs/window-entry.ts'
import { Notice } from '../../ui/notices/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EntryForm } from '../patterns/entry-form.tsx'
import { HuntFields } from './hunt-fields.tsx'
import { PlannedHunt } from './planned-hunt.tsx'
import { FailureNotice } from '../patterns/failure-notice.tsx'

type Actor = ActorRefFrom<typeof huntFormMachine>
type Props = { actor: Actor; specimenTypes: SpecimenType[]; isWolfhunter: boolean }

const FORM = 'hunt-form'

/** The URL state of the form: of a new hunt, of the copy of one, or of a planned one. */
function addressOf({ hunt }: Pick<Beginning, 'hunt'>): WindowAddress {
  if (!hunt) return { planning: '1' }
  return { [isNew({ hunt }) ? 'duplication' : 'edition']: String(hunt.id) }
}

/** Plans a hunt or changes a planned one (spec §2 « Hunt create/edit form », §5 « Hunt »). */
export function HuntForm({ actor, specimenTypes, isWolfhunter }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  if (state.status === 'done') return null
  if (state.matches('planned')) return <PlannedHunt actor={actor} />
  const isAdded = isNew(state.context)
  return (
    <EntryForm
      title={isAdded ? 'Prévoir une chasse' : 'Modifier la chasse'}
      id={FORM}
      address={addressOf(state.context)}
      submit={isTold(state.context) ? 'Enregistrer et prévenir' : 'Enregistrer'}
      isSaving={state.matches('creating') || state.matches('updating')}
      hasChanges={hasChanges(state.context)}
      instead={insteadOfFields(state, () => actor.send({ type: 'loading.retried' }))}
      isDiscarding={state.matches('discarding')}
      onAnswer={actor.send}
      onClose={() => actor.send({ type: 'form.closed' })}
    >
      <HuntFields actor={actor} id={FORM} specimenTypes={specimenTypes} isWolfhunter={isWolfhunter} />
    </EntryForm>
  )
}

function insteadOfFields(state: ReturnType<Actor['getSnapshot']>, onRetry: () => void): ReactNode {
  if (state.matches('loading')) return <Skeleton label="Lecture de vos territoires…" count={3} look="line" />
  if (state.matches('unavailable'))
    return <FailureNotice onRetry={onRetry}>Vos territoires n’ont pas pu être lus.</FailureNotice>
  if (state.matches('outdated'))
    return (
      <Notice tone="warning">
        Cette chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.
      </Notice>
    )
  return null
}
