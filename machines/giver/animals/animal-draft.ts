import { type Animal, updateAnimal } from '../../../contract/giver/animals.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/** The fields of an animal as text; '' where empty. */
export type AnimalDraft = Record<
  | 'specimen_type_id'
  | 'tag'
  | 'sex'
  | 'weight'
  | 'killed_at'
  | 'examination'
  | 'examiner_name'
  | 'examiner_number'
  | 'sheet',
  string
>
export type AnimalField = keyof AnimalDraft

/** The fields of an animal before anything is entered. */
export const draftOf = (animal: Animal): AnimalDraft => ({
  specimen_type_id: String(animal.specimen_type_id),
  tag: animal.tag ?? animal.claim?.tag ?? '',
  sex: animal.sex ?? '',
  weight: animal.weight === null ? '' : String(animal.weight),
  killed_at: animal.killed_at ?? '',
  examination: animal.examination,
  examiner_name: animal.examiner_name ?? '',
  examiner_number: animal.examiner_number ?? '',
  sheet: animal.sheet ?? '',
})

/** Normalises a typed hour, « 8h30 » or « 8:30 », to the server's format `08:30`. */
const hourOf = (typed: string) =>
  typed.replace(
    /^(\d{1,2})\s*[h:.]\s*(\d{2})$/i,
    (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
  )

/** The request body: the entry, and the version of the animal that it is based on. */
export function entryOf(draft: AnimalDraft, { version }: Pick<Animal, 'version'>) {
  const said = (field: AnimalField) => draft[field].trim() || null
  const isExamined = draft.examination !== 'none'
  return {
    specimen_type_id: Number(draft.specimen_type_id),
    tag: said('tag'),
    sex: draft.sex === 'male' || draft.sex === 'female' ? draft.sex : null,
    weight: said('weight'),
    killed_at: hourOf(draft.killed_at.trim()) || null,
    examination: isExamined ? (draft.examination === 'doubtful' ? 'doubtful' : 'sound') : 'none',
    examiner_name: isExamined ? said('examiner_name') : null,
    examiner_number: isExamined ? said('examiner_number') : null,
    sheet: said('sheet'),
    version,
  } as const
}

type Entered = { animal: Animal; draft: AnimalDraft }

/** What is missing or wrong in the entry, in French by field. */
export const mistakesOf = ({ animal, draft }: Entered): FieldErrors =>
  fieldErrors(updateAnimal.body, entryOf(draft, animal))

/** Whether closing the form would lose an entry. */
export const hasChanges = ({ animal, draft }: Entered): boolean =>
  JSON.stringify(entryOf(draft, animal)) !== JSON.stringify(entryOf(draftOf(animal), animal))
