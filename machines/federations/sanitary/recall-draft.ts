import { openRecall } from '../../../contract/federations/recalls.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/** Text fields and choices. The day is `YYYY-MM-DD` or ''; `tags` holds one tag per line. */
export type RecallTexts = Record<
  'hunted_on' | 'tags' | 'city' | 'specimen_type_id' | 'reason' | 'department_code',
  string
>
export type RecallField = keyof RecallTexts

/**
 * What to recall: single animals by their tags, or all game of one type from the hunts of a day in a
 * commune.
 */
export type RecallScope = 'tags' | 'hunt'

/** `isNational`: the person sees all federations and therefore chooses the department. */
export type RecallDraft = { scope: RecallScope; texts: RecallTexts; isNational: boolean }

/** The form before anything is entered. */
export const emptyDraft = (isNational: boolean): RecallDraft => ({
  scope: 'tags',
  texts: { hunted_on: '', tags: '', city: '', specimen_type_id: '', reason: '', department_code: '' },
  isNational,
})

/** The typed tags, separated by line breaks or commas. */
const tagsOf = (text: string) => text.split(/[\n,;]/).flatMap((line) => line.trim() || [])

/** The part of the body that depends on the chosen scope. */
export const recalledEntry = ({ scope, texts }: RecallDraft) => {
  const byHunt = scope === 'hunt'
  return {
    hunted_on: texts.hunted_on,
    tags: byHunt ? [] : tagsOf(texts.tags),
    city: byHunt ? texts.city.trim() : null,
    specimen_type_id: byHunt && texts.specimen_type_id !== '' ? Number(texts.specimen_type_id) : null,
    department_code: texts.department_code.trim() || null,
  }
}

/** The body of the recall; complete once it has no validation message. */
export const recallEntry = (draft: RecallDraft) => ({
  ...recalledEntry(draft),
  reason: draft.texts.reason.trim(),
})

/** What is wrong with the entry, by field. */
export const mistakesOf = (draft: RecallDraft): FieldErrors => {
  const entry = recallEntry(draft)
  const byHunt = draft.scope === 'hunt'
  return {
    ...fieldErrors(openRecall.body, entry),
    ...(entry.hunted_on === '' && { hunted_on: ['Choisissez une date.'] }),
    ...(!byHunt && entry.tags.length === 0 && { tags: ['Indiquez au moins un bracelet.'] }),
    ...(byHunt && entry.city === '' && { city: ['Indiquez la commune de la chasse.'] }),
    ...(byHunt && entry.specimen_type_id === null && { specimen_type_id: ['Choisissez un gibier.'] }),
    ...(draft.isNational &&
      entry.department_code === null && { department_code: ['Indiquez le code du département.'] }),
  }
}

/** Whether closing the form would lose an entry. */
export const hasChanges = ({ texts }: RecallDraft) => Object.values(texts).some((text) => text.trim() !== '')
