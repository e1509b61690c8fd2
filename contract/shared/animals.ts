import * as z from 'zod/mini'
import { Flag, Id } from '../fields.ts'

/** What an animal is (`machines/lifecycles/animal.ts`); `held` for a person's meeting; one noted by mistake is deleted. */
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

export const Sex = z.enum(['male', 'female'], 'Choisissez mâle ou femelle.')
export type Sex = z.output<typeof Sex>

/** Whether a trained person examined the carcass, and whether they found an anomaly (`doubtful`). */
export const Examination = z.enum(['none', 'sound', 'doubtful'], 'Choisissez l’examen initial.')
export type Examination = z.output<typeof Examination>

/** Where an animal goes that nobody gets: kept by the hunters, destroyed, or sent to a plant. */
export const Withdrawal = z.enum(['kept', 'destroyed', 'plant'], 'Choisissez ce que l’animal devient.')
export type Withdrawal = z.output<typeof Withdrawal>

const unread = 'Relisez les règles sanitaires, puis recommencez.'

/**
 * What who takes game was told: `is_warned`, of trichinella and of cooking through; `rule_ids`, the
 * sanitary rules that inform, as the giver read them.
 */
export const Warned = z.object({
  is_warned: z._default(Flag, false),
  rule_ids: z._default(z.array(Id, unread).check(z.maxLength(100, unread)), []),
})
export type Warned = z.output<typeof Warned>
