import { beforeKill, type ConfirmationChoices, ConfirmationEntry } from '../../../contract/giver/meetings.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/**
 * A confirmation being edited. `what`: `animal:<id>` or `type:<id>`. `day`: `YYYY-MM-DD`; `from`, `to`:
 * `HH:MM`. The delegate's fields are both empty if the giver comes. '' until entered.
 */
export type ConfirmationDraft = {
  what: string
  place: string
  cityId: string
  day: string
  from: string
  to: string
  contactName: string
  contactPhone: string
}

/**
 * Initial entry: what is already promised, otherwise the first available animal; and the suggested
 * meeting.
 */
export function draftOf(choices: ConfirmationChoices, hunt: Hunt): ConfirmationDraft {
  const { animals, promised, cities, meeting } = choices
  const animal = promised ? promised.animal_id : animals[0]?.id
  const type = promised?.specimen_type_id
  return {
    what: animal ? `animal:${animal}` : type ? `type:${type}` : '',
    place: meeting?.place ?? '',
    cityId: String(meeting?.city_id ?? cities[0]?.id ?? ''),
    day: meeting?.day ?? hunt.started_at,
    from: meeting?.from ?? '',
    to: meeting?.to ?? '',
    contactName: meeting?.contact_name ?? '',
    contactPhone: meeting?.contact_phone ?? '',
  }
}

/** The request body. */
export function entryOf(draft: ConfirmationDraft) {
  const { what, place, cityId, day, from, to, contactName, contactPhone } = draft
  const [kind, id = ''] = what.split(':')
  return {
    animal_id: kind === 'animal' ? id : null,
    specimen_type_id: kind === 'type' ? id : null,
    place: place.trim(),
    city_id: cityId,
    day,
    from,
    to,
    contact_name: contactName.trim() || null,
    contact_phone: contactPhone.trim() || null,
  }
}

/** The fields of the request that each field of the form fills. */
export const requestFields: Readonly<Record<keyof ConfirmationDraft, readonly string[]>> = {
  what: ['animal_id', 'specimen_type_id'],
  place: ['place'],
  cityId: ['city_id'],
  // One meeting, whose hours hold for its day.
  day: ['day', 'from', 'to'],
  from: ['from', 'to'],
  to: ['from', 'to'],
  contactName: ['contact_name', 'contact_phone'],
  contactPhone: ['contact_name', 'contact_phone'],
}

/** Validation messages in French by field; a meeting cannot start before the animal was killed. */
export function mistakesOf(
  draft: ConfirmationDraft,
  { animals }: Pick<ConfirmationChoices, 'animals'>,
  hunt: Pick<Hunt, 'started_at'>,
): FieldErrors {
  const errors = fieldErrors(ConfirmationEntry, entryOf(draft))
  const killedAt = animals.find(({ id }) => draft.what === `animal:${id}`)?.killed_at
  const isEarly = killedAt && draft.day === hunt.started_at && draft.from < killedAt
  return isEarly && !errors['from'] ? { ...errors, from: [beforeKill(killedAt)] } : errors
}
