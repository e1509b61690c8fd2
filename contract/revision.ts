import * as z from 'zod/mini'

/** A word that changes with whatever a form of the back-office changes of a resource. */
export const Revision = z.string()

/** The revision that an entry was entered upon: 409 when it is no longer that one. Without it, whatever is there is changed. */
export const EnteredUpon = z.optional(z.string('Relisez ce que vous modifiez, puis recommencez.'))
