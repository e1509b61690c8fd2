import * as z from 'zod/mini'
import { Flag, Id } from '../fields.ts'

/** The states of an animal (`machines/lifecycles/animal.ts`). `held`: reserved for a person's meeting. */
export const AnimalState = z.enum([
  'noted',
  'available',
  'held',
  'blocked',
  'handedOver',
  'withdrawn',
  'recalled',
])
export type AnimalState = z.output<typeof AnimalState>

/** A typed tag with ordinary hyphens and spaces, and without characters that nobody sees. */
export const writtenTag = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\u{ad}\u{200b}-\u{200f}\u{2060}\u{feff}]/gu, '')
    .replaceAll(/[\u{2010}-\u{2015}\u{2212}]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** By what two tags are the same, as the column `tag_key` of stored ones. */
export const tagKey = (typed: string): string =>
  writtenTag(typed)
    .replaceAll(/[ ./-]/g, '')
    .toUpperCase()

/** The sex of an animal. */
export const Sex = z.enum(['male', 'female'], 'Choisissez mâle ou femelle.')
export type Sex = z.output<typeof Sex>

/** Whether a trained person examined the carcass, and whether an anomaly was found (`doubtful`). */
export const Examination = z.enum(['none', 'sound', 'doubtful'], 'Choisissez l’examen initial.')
export type Examination = z.output<typeof Examination>

/** The destination of an animal that is not given: kept by the hunters, destroyed, or sent to a plant. */
export const Withdrawal = z.enum(['kept', 'destroyed', 'plant'], 'Choisissez ce que l’animal devient.')
export type Withdrawal = z.output<typeof Withdrawal>

/** What became of an animal that nobody received. `open`: nothing was noted about it. */
export const Fate = z.enum([...Withdrawal.options, 'recalled', 'open'])
export type Fate = z.output<typeof Fate>

const unread = 'Relisez les règles sanitaires, puis recommencez.'

/**
 * What a recipient of game was informed of. `is_warned`: trichinella and thorough cooking. `rule_ids`:
 * the sanitary rules that apply, as the giver saw them.
 */
export const Warned = z.object({
  is_warned: z._default(Flag, false),
  rule_ids: z._default(z.array(Id, unread).check(z.maxLength(100, unread)), []),
})
export type Warned = z.output<typeof Warned>
