import * as z from 'zod/mini'

/** A text field of the personal data export. */
export const text = z.string()
/** A text, or nothing. */
export const maybe = z.nullable(text)
/** A number of animals of one game type, with the type's name. */
export const game = { specimen_type: text, quantity: z.number() }
