import * as z from 'zod/mini'

/** How many animals of a type a receiver looks for, 1 to 5 (spec §3 « Wish »). */
export const Wish = z.object({ specimen_type_id: z.number(), quantity: z.number() })
export type Wish = z.output<typeof Wish>
