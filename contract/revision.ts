import * as z from 'zod/mini'

/** An opaque version of a resource; it changes whenever a field of its back-office form changes. */
export const Revision = z.string()

/**
 * The revision on which an edit is based: 409 when the resource has changed since. Optional; no check
 * without it.
 */
export const EnteredUpon = z.optional(z.string('Relisez ce que vous modifiez, puis recommencez.'))
