import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** What no name holds: letters begin with it, and its words must not become a line or a link of their own. */
const noName = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/@<>]/u

/** A required text with the maximum length of a name (spec §5). */
const name = (missing: string) =>
  z.string({ error: missing }).check(
    z.minLength(1, missing),
    z.maxLength(limits.name, `Ce champ accepte ${limits.name} caractères au plus.`),
    z.refine(
      (text) => !noName.test(text),
      'Un nom n’a ni retour à la ligne, ni « / », « @ », « < » ou « > ».',
    ),
  )

/** A last name (spec §5). */
export const Lastname = name('Saisissez votre nom.')
/** A first name (spec §5). */
export const Firstname = name('Saisissez votre prénom.')
