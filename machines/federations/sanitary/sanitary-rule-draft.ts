import {
  createSanitaryRule,
  type SanitaryRule,
  updateSanitaryRule,
} from '../../../contract/federations/sanitary-rules.ts'
import type { SanitaryEffect } from '../../../contract/shared/sanitary.ts'
import type { SpecimenType } from '../../../contract/shared/specimen-types.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/** Text fields. Days are `YYYY-MM-DD` or ''; `cities` holds one commune per line. */
export type RuleTexts = Record<
  'department_code' | 'cities' | 'starts_on' | 'ends_on' | 'source' | 'dated_on',
  string
>
export type RuleField = keyof RuleTexts

/** `rule`: the draft being edited, null for a new one. */
export type RuleDraft = {
  rule: SanitaryRule | null
  effect: SanitaryEffect
  typeIds: number[]
  texts: RuleTexts
}

/** Input of the form. `isNational`: the person sees all federations and therefore chooses the department. */
export type RuleFormInput = { rule: SanitaryRule | null; specimenTypes: SpecimenType[]; isNational: boolean }

/** The form of `rule` before anything is entered. */
export const draftOf = (rule: SanitaryRule | null): RuleDraft => ({
  rule,
  effect: rule?.effect ?? 'information',
  typeIds: rule?.specimen_type_ids ?? [],
  texts: {
    department_code: rule?.department_code ?? '',
    cities: rule?.cities.join('\n') ?? '',
    starts_on: rule?.starts_on ?? '',
    ends_on: rule?.ends_on ?? '',
    source: rule?.source ?? '',
    dated_on: rule?.dated_on ?? '',
  },
})

/** Adds `id` to the chosen types, or removes it. */
export const toggled = (typeIds: number[], id: number) =>
  typeIds.includes(id) ? typeIds.filter((one) => one !== id) : [...typeIds, id].toSorted((a, b) => a - b)

const entryOf = ({ effect, typeIds, texts }: RuleDraft) => ({
  effect,
  specimen_type_ids: typeIds,
  cities: texts.cities.split(/[\n,;]/).flatMap((line) => line.trim() || []),
  starts_on: texts.starts_on,
  ends_on: texts.ends_on || null,
  source: texts.source.trim(),
  dated_on: texts.dated_on,
})

/** The body of a creation; complete once it has no validation message. */
export const newEntry = (draft: RuleDraft) => ({
  ...entryOf(draft),
  department_code: draft.texts.department_code.trim() || null,
})

/** The body of a change. */
export const changedEntry = (draft: RuleDraft) => ({ ...entryOf(draft), version: draft.rule!.version })

const noDepartment = { department_code: ['Indiquez le code du département.'] }
const noDay = ['Choisissez une date.']

/** What is wrong with the entry, by field. */
export const mistakesOf = (draft: RuleDraft & { isNational: boolean }): FieldErrors => {
  const { rule, isNational, texts } = draft
  return {
    ...(rule
      ? fieldErrors(updateSanitaryRule.body, changedEntry(draft))
      : fieldErrors(createSanitaryRule.body, newEntry(draft))),
    ...(!rule && isNational && texts.department_code.trim() === '' && noDepartment),
    ...(texts.starts_on === '' && { starts_on: noDay }),
    ...(texts.dated_on === '' && { dated_on: noDay }),
  }
}

/** Whether closing the form would lose an entry. */
export const hasChanges = (draft: RuleDraft) => {
  const before = draftOf(draft.rule)
  return JSON.stringify(newEntry(draft)) !== JSON.stringify(newEntry(before))
}
