import { createSample, type Sample, updateSample } from '../../../contract/federations/samples.ts'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import { sampleLifecycle } from '../../lifecycles/sample.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/** Text fields. Days are `YYYY-MM-DD` or ''; `tags` holds one tag per line. */
export type SampleTexts = Record<
  'tags' | 'laboratory' | 'reference' | 'taken_on' | 'department_code' | 'on' | 'reason',
  string
>
export type SampleField = keyof SampleTexts

/** `sample`: the one being updated, null for a new one. `next`: its new state. */
export type SampleDraft = { sample: Sample | null; next: SampleState | null; texts: SampleTexts }

/** Input of the form. `isNational`: the person sees all federations and therefore chooses the department. */
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

/** The next states of a sample that its lifecycle and its reader allow: who entered a positive result does not discard it. */
export const nextStates = ({ state, may_overturn = true }: Sample): SampleState[] => {
  if (state === 'positive' && !may_overturn) return []
  const now = sampleLifecycle.resolveState({ value: state, context: {} })
  return (Object.keys(events) as (keyof typeof events)[]).filter(
    (next) => next !== state && now.can({ type: events[next] }),
  )
}

/** Whether saving opens a recall: a positive result that was not so before. */
export const isRecalling = ({ sample, next }: SampleDraft) =>
  sample !== null && sample.state !== 'positive' && next === 'positive'

/** Whether a positive result may follow only after another state. */
export const isPositiveLater = (sample: Sample) =>
  sample.state !== 'positive' && !nextStates(sample).includes('positive')

/** Whether a positive result is being corrected, which requires a reason. */
export const isOverturning = ({ sample, next }: SampleDraft) =>
  sample?.state === 'positive' && next === 'negative'

/** Whether the laboratory must be named: a sample taken by a giver is being sent. */
export const isNaming = ({ sample }: SampleDraft) => sample !== null && sample.reference === null

/** The body of a new sample; complete once it has no validation message. */
export const newEntry = ({ texts }: SampleDraft) => ({
  tags: texts.tags.split(/[\n,;]/).flatMap((line) => line.trim() || []),
  laboratory: texts.laboratory.trim(),
  reference: texts.reference.trim(),
  taken_on: texts.taken_on,
  department_code: texts.department_code.trim() || null,
})

/** What names the boars of a new sample. */
export function sampledEntry(draft: SampleDraft) {
  const { tags, taken_on, department_code } = newEntry(draft)
  return { tags, taken_on, department_code }
}

/** The body of an update; complete once it has no validation message. */
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

/** Whether closing the form would lose an entry. */
export const hasChanges = ({ texts }: SampleDraft) => Object.values(texts).some((text) => text.trim() !== '')
