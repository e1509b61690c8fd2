import * as z from 'zod/mini'

/** Parts of what a person reads about themselves. */
export const text = z.string()
/** A text, or nothing. */
export const maybe = z.nullable(text)
/** A number of animals of a type, by its name. */
export const game = { specimen_type: text, quantity: z.number() }
