import * as z from 'zod/mini'

/** An opaque version of a resource: it changes whenever a field of its back-office form does. */
export const Revision = z.string()

/** The revision that an edit started from: 409 when the resource has changed since. Optional: without it, no check. */
export const EnteredUpon = z.optional(z.string('Relisez ce que vous modifiez, puis recommencez.'))
