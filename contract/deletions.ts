import * as z from 'zod/mini'
import { Flag } from './fields.ts'

/** Whether something may be deleted, and the code of the reason if not (spec §8 « pre-check »). */
export const availability = <R extends string>(reasons: readonly [R, ...R[]]) =>
  z.object({ available: z.boolean(), reason: z.nullable(z.enum(reasons)) })

/** The query of a pre-check. `object=1` asks for the reason as well as the answer. */
export const Precheck = z.object({ object: z.optional(Flag) })
