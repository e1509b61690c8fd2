import type * as z from 'zod/mini'
import type { AnimalEntry } from '../../../contract/giver/animals.ts'
import type { AnimalState } from '../../../contract/shared/animals.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { clockIn } from '../../../contract/time-zones.ts'
import { animalLifecycle } from '../../../machines/lifecycles/animal.ts'
import { type FieldMessages, Refused } from '../../http/errors.ts'
import type { AnimalRow } from '../../queries/giver/animals.ts'
import { isAllowed, stateAfter } from '../lifecycle.ts'

type Entry = z.output<typeof AnimalEntry>
/** The fields that decide whether an animal may be handed over. */
type Assessed = Pick<Entry, 'examination' | 'tag' | 'specimen_type_id'>

/**
 * The tag after `tag`: its last number plus one, with the same number of digits; undefined without a
 * number.
 */
export function tagAfter(tag: string): string | undefined {
  const digits = /\d+(?=\D*$)/.exec(tag)?.[0]
  if (digits === undefined) return undefined
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0')
  return tag.replace(/\d+(?=\D*$)/, next)
}

/**
 * What the entry says about the animal. An animal with an anomaly cannot be handed over; one under a
 * hunting plan (every type but boar) must not even be transported without its tag (code de
 * l’environnement, R.424-20 and R.425-1-1).
 */
const findingOf = ({ examination, tag, specimen_type_id }: Assessed) => {
  if (examination === 'doubtful') return { type: 'animal.foundDoubtful' } as const
  if (!tag && specimen_type_id !== BOAR) return { type: 'animal.foundIncomplete' } as const
  return { type: 'animal.foundFit' } as const
}

/** The state of an animal after this entry; undefined if its lifecycle refuses it. */
export function stateWith(state: AnimalState, entry: Assessed): AnimalState | undefined {
  const finding = findingOf(entry)
  if (!isAllowed(animalLifecycle, state, finding)) return undefined
  const next = stateAfter(animalLifecycle, state, finding)
  return next === 'deleted' ? undefined : next
}

/** The state of an animal after its hand-over or withdrawal was undone. */
export function stateReturned(animal: Assessed & { state: AnimalState }): AnimalState {
  const back = stateAfter(animalLifecycle, animal.state, { type: 'animal.returned' })
  return (back !== 'deleted' && stateWith(back, animal)) || 'noted'
}

/** The state of a recalled animal after the recall was lifted: with its receiver, or assessed again. */
export function stateCleared(
  animal: Assessed & { state: AnimalState; receiver_id: number | null },
): AnimalState {
  const type = animal.receiver_id === null ? 'animal.cleared' : 'animal.clearedAtReceiver'
  const back = stateAfter(animalLifecycle, animal.state, { type })
  if (back !== 'noted') return back === 'deleted' ? 'noted' : back
  return stateWith(back, animal) ?? back
}

/** The hunt: its day, today where it is, and its time zone. */
type Moment = { hunt: { started_at: string; today: string; time_zone: string }; now: Date }

/** @throws Refused, by field: an unknown type, or a time in the future on the day of the hunt */
export function checkAnimal(entry: Entry, types: Set<number>, { hunt, now }: Moment): void {
  const errors: FieldMessages = {}
  if (!types.has(entry.specimen_type_id)) errors['specimen_type_id'] = ['Ce type de gibier n’existe pas.']
  const isToday = hunt.started_at === hunt.today
  if (entry.killed_at && isToday && entry.killed_at > clockIn(hunt.time_zone, now))
    errors['killed_at'] = ['Cette heure n’est pas encore passée.']
  if (Object.keys(errors).length > 0) throw new Refused(errors)
}

/** The entry as a row; the examiner is dropped if nothing was examined. */
export const rowOf = (entry: Entry, state: AnimalState): AnimalRow => ({
  specimen_type_id: entry.specimen_type_id,
  tag: entry.tag ?? null,
  claimed_tag: null,
  sex: entry.sex ?? null,
  weight: entry.weight ?? null,
  killed_at: entry.killed_at ?? null,
  examination: entry.examination,
  examiner_name: entry.examination === 'none' ? null : (entry.examiner_name ?? null),
  examiner_number: entry.examination === 'none' ? null : (entry.examiner_number ?? null),
  sheet: entry.sheet ?? null,
  state,
})
