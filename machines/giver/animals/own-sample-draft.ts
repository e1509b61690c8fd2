import type { Animal } from '../../../contract/giver/animals.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { noteOwnSample, sendOwnSample } from '../../../contract/giver/samples.ts'
import { BOAR } from '../../../contract/shared/specimen-types.ts'
import { sampleLifecycle } from '../../lifecycles/sample.ts'
import { type FieldErrors, fieldErrors } from '../../patterns/field-errors.ts'

/** Text fields and choices; days are `YYYY-MM-DD` or ''. */
export type OwnSampleTexts = Record<'site' | 'taken_on' | 'laboratory' | 'reference' | 'sent_on', string>
export type OwnSampleField = keyof OwnSampleTexts

/** `boars`: the animals of the hunt that may be sampled, including `animal`. */
export type OwnSampleInput = { hunt: Hunt; animal: Animal; boars: Animal[] }
/** `boarIds`: the boars in the pool. */
export type OwnSampleDraft = OwnSampleInput & { boarIds: number[]; texts: OwnSampleTexts }

/** The next step of an animal's sample that its giver records: taken, or sent; null if it is up to staff. */
export function nextStepOf({ specimen_type_id, tag, sample }: Animal): 'take' | 'send' | null {
  if (specimen_type_id !== BOAR || tag === null) return null
  if (!sample || sample.state === 'impossible') return 'take'
  const now = sampleLifecycle.resolveState({ value: sample.state, context: {} })
  return sample.is_own && now.can({ type: 'sample.sent' }) ? 'send' : null
}

/** The boars of a hunt that may be pooled in one sample. */
export const poolable = (animals: Animal[]): Animal[] =>
  animals.filter((animal) => nextStepOf(animal) === 'take')

/** Initial form: the day of the hunt, and any earlier entry about the sending. */
export const draftOf = (input: OwnSampleInput): OwnSampleDraft => ({
  ...input,
  boarIds: [input.animal.id],
  texts: {
    site: '',
    taken_on: input.hunt.started_at,
    laboratory: input.animal.sample?.laboratory ?? '',
    reference: input.animal.sample?.reference ?? '',
    sent_on: input.animal.sample?.sent_on ?? '',
  },
})

/** Whether a new sample is registered; otherwise an existing one is recorded as sent. */
export const isNew = ({ animal }: Pick<OwnSampleDraft, 'animal'>) => nextStepOf(animal) === 'take'

/** The body of a new sample; complete once it has no validation message. */
export const takenEntry = ({ boarIds, texts: { site, taken_on } }: OwnSampleDraft) => ({
  animal_ids: boarIds,
  site: site as 'diaphragm',
  taken_on,
})

/** The body for a sent sample; complete once it has no validation message. */
export const sentEntry = ({ animal, texts: { laboratory, reference, sent_on } }: OwnSampleDraft) => ({
  laboratory: laboratory.trim(),
  reference: reference.trim(),
  sent_on,
  version: animal.sample!.version,
})

const noDay = ['Choisissez une date.']

/** What is wrong with the entry, by field. */
export const mistakesOf = (draft: OwnSampleDraft): FieldErrors =>
  isNew(draft)
    ? {
        ...fieldErrors(noteOwnSample.body, takenEntry(draft)),
        ...(draft.texts.taken_on === '' && { taken_on: noDay }),
      }
    : {
        ...fieldErrors(sendOwnSample.body, sentEntry(draft)),
        ...(draft.texts.sent_on === '' && { sent_on: noDay }),
      }

/** Whether closing the form would lose something. */
export const hasChanges = (draft: OwnSampleDraft): boolean => {
  const { boarIds, texts } = draftOf(draft)
  return JSON.stringify([boarIds, texts]) !== JSON.stringify([draft.boarIds, draft.texts])
}
