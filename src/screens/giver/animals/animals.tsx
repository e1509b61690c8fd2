import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Hunt } from '../../../../contract/giver/hunts.ts'
import type { SpecimenType } from '../../../../contract/shared/specimen-types.ts'
import type { animalWindowsMachine } from '../../../../machines/giver/animals/animal-windows.ts'
import type { animalsMachine } from '../../../../machines/giver/animals/animals.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import type { WindowAddress } from '../../../ui/dialogs/window-entry.ts'
import { EmptyState } from '../../../ui/lists/empty-state.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EmptyBasket } from '../../../ui/pictures/drawings.tsx'
import { dayInWords } from '../../../words/words.ts'
import { FailureNotice } from '../../patterns/failure-notice.tsx'
import { AnimalNote } from './animal-note.tsx'
import { AnimalRow } from './animal-row.tsx'
import { AnimalTrouble } from './animal-trouble.tsx'
import { AnimalWindows } from './animal-windows.tsx'
import { RefreshButton } from '../../patterns/refresh-button.tsx'

type Props = {
  actor: ActorRefFrom<typeof animalsMachine>
  specimenTypes: SpecimenType[]
}

const FORM = 'animal-note'

/**
 * The URL state of the animals' window and of the one over it, which the URL names until the animals are
 * read. A question about an animal has the address of its sheet.
 */
function addressOf(
  { id }: Hunt,
  windows: SnapshotFrom<typeof animalWindowsMachine> | undefined,
): WindowAddress {
  const list = { animals: String(id), animal: null, correction: null, handover: null, sample: null }
  if (!windows) return list
  const { context, children } = windows
  if (windows.matches('awaiting'))
    return context.asked ? { ...list, [context.asked.window]: String(context.asked.animalId) } : list
  if (!context.animal) return list
  const { animalForm, handOver, ownSample } = children
  const window = animalForm ? 'correction' : handOver ? 'handover' : ownSample ? 'sample' : 'animal'
  return { ...list, [window]: String(context.animal.id) }
}

/** The window « Animaux » of a hunt: the list, and the entry of the next animal. */
export function Animals({ actor, specimenTypes }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { hunt, animals } = state.context
  const { animalWindows } = state.children
  const windows = useSelector(animalWindows, (snapshot) => snapshot)
  const isListed = state.matches('listed')
  const isNoting = state.matches('noting')
  const mayNote = isListed ? state.can({ type: 'note.submitted' }) : isNoting
  const close = () => actor.send({ type: 'window.closed' })
  const isUnread = state.matches('loading') && animals.length === 0
  return (
    <Dialog
      title={`Animaux - Chasse du ${dayInWords(hunt.started_at)} à ${hunt.city.label}`}
      busy={isNoting || state.matches('undoing')}
      address={addressOf(hunt, windows)}
      onClose={close}
      actions={
        <>
          <Button disabled={!state.can({ type: 'window.closed' })} onClick={close}>
            Fermer
          </Button>
          {mayNote ? (
            <Button
              variant="primary"
              icon={Plus}
              busy={isNoting}
              busyLabel="Enregistrement…"
              type="submit"
              form={FORM}
            >
              Noter
            </Button>
          ) : null}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {state.matches('unavailable') ? (
          <FailureNotice onRetry={() => actor.send({ type: 'loading.retried' })}>
            Les animaux n’ont pas pu être lus.
          </FailureNotice>
        ) : null}
        {isUnread ? <Skeleton label="Lecture des animaux…" count={3} look="line" /> : null}
        {mayNote ? <AnimalNote id={FORM} actor={actor} specimenTypes={specimenTypes} /> : null}
        <AnimalTrouble actor={actor} specimenTypes={specimenTypes} />
        {isListed && animals.length === 0 ? (
          <EmptyState drawing={<EmptyBasket />}>Aucun animal noté.</EmptyState>
        ) : null}
        {animalWindows ? (
          <ul aria-label="Animaux notés" className="divide-y divide-line empty:hidden">
            {animals.toReversed().map((animal) => (
              <AnimalRow
                key={animal.id}
                animal={animal}
                specimenTypes={specimenTypes}
                windows={animalWindows}
                locked={!isListed}
              />
            ))}
          </ul>
        ) : null}
        {isListed ? (
          <div>
            <RefreshButton quiet onClick={() => actor.send({ type: 'reading.requested' })} />
          </div>
        ) : null}
      </div>
      {animalWindows ? (
        <AnimalWindows actor={animalWindows} animals={animals} specimenTypes={specimenTypes} />
      ) : null}
    </Dialog>
  )
}
