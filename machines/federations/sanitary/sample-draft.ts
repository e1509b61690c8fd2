import { createSample, type Sample, updateSample } from '../../../contract/federations/samples.ts'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import { sampleLifecycle } from '../../lifecycles/sample.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/** The fields that are typed: days are `YYYY-MM-DD` or '', `tags` has a tag on each line. */
export type SampleTexts = Record<
  'tags' | 'laboratory' | 'reference' | 'taken_on' | 'department_code' | 'on' | 'reason',
  string
>
export type SampleField = keyof SampleTexts

/** `sample`: the one whose next step is entered, null for a new one; `next`: that step. */
export type SampleDraft = { sample: Sample | null; next: SampleState | null; texts: SampleTexts }

/** What the form is opened with. `isNational`: the person says whose sample it is. */
export type SampleFormInput = { sample: Sample | null; isNational: boolean }

/** The form before anything is entered. */
export const draftOf = (sample: Sample | null): SampleDraft => ({
  sample,
  next: null,
  texts: { tags: '', laboratory: '', reference: '', taken_on: '', department_code: '', on: '', reason: '' },
})

const events = {
  sent: 'sample.sent',
  negative: 'sample.foundNegative',
  doubtful: 'sample.foundDoubtful',
  positive: 'sample.foundPositive',
  otherParasite: 'sample.foundOther',
  impossible: 'sample.foundUnusable',
} as const

/** What may become of a sample, by the chart of its life, beside staying what it is. */
export const nextStates = ({ state }: Sample): SampleState[] => {
  const now = sampleLifecycle.resolveState({ value: state, context: {} })
  return (Object.keys(events) as (keyof typeof events)[]).filter(
    (next) => next !== state && now.can({ type: events[next] }),
  )
}

/** Whether a positive result is taken back, which needs a reason. */
export const isOverturning = ({ sample, next }: SampleDraft) =>
  sample?.state === 'positive' && next === 'negative'

/** Whether the laboratory of a sample that its giver took is named, as it is sent. */
export const isNaming = ({ sample }: SampleDraft) => sample !== null && sample.reference === null

/** The body of a new sample; complete once it has no validation message. */
export const newEntry = ({ texts }: SampleDraft) => ({
  tags: texts.tags.split(/[\n,;]/).flatMap((line) => line.trim() || []),
  laboratory: texts.laboratory.trim(),
  reference: texts.reference.trim(),
  taken_on: texts.taken_on,
  department_code: texts.department_code.trim() || null,
})

/** The body of a step; complete once it has no validation message. */
export const stepEntry = ({ sample, next, texts }: SampleDraft) => ({
  state: next!,
  laboratory: texts.laboratory.trim() || null,
  reference: texts.reference.trim() || null,
  on: texts.on,
  reason: texts.reason.trim() || null,
  version: sample!.version,
})

const noDay = ['Choisissez une date.']

/** What is wrong with the entry, by field. */
export const mistakesOf = (draft: SampleDraft & { isNational: boolean }): FieldErrors => {
  const { sample, isNational, texts } = draft
  if (sample)
    return {
      ...fieldErrors(updateSample.body, stepEntry(draft)),
      ...(texts.on === '' && { on: noDay }),
      ...(isNaming(draft) && texts.laboratory.trim() === '' && { laboratory: ['Indiquez le laboratoire.'] }),
      ...(isNaming(draft) && texts.reference.trim() === '' && { reference: ['Indiquez la référence.'] }),
      ...(isOverturning(draft) && texts.reason.trim() === '' && { reason: ['Dites pourquoi.'] }),
    }
  return {
    ...fieldErrors(createSample.body, newEntry(draft)),
    ...(texts.taken_on === '' && { taken_on: noDay }),
    ...(isNational &&
      texts.department_code.trim() === '' && { department_code: ['Indiquez le code du département.'] }),
  }
}

/** Whether closing the form would lose something that was typed. */
export const hasChanges = ({ texts }: SampleDraft) => Object.values(texts).some((text) => text.trim() !== '')
