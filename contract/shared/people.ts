import * as z from 'zod/mini'
import { limits } from '../limits.ts'

const { min, max } = limits.phone
const digitsOrSpaces = new RegExp(`^[\\d ]{${min},${max}}$`)

/** +33 or 0033 and nine digits, as phones autofill them, or ten digits separated by dots or hyphens. */
const international = /^(?:\+|00)33(?:\(0\))?([1-9]\d{8})$/
const punctuated = /^0\d(?:[.-]\d\d){4}$/

/**
 * Converts a typed number to national format in pairs (« 06 12 34 56 78 »); returns it unchanged if it is
 * not recognised.
 */
export function nationalPhone(typed: string): string {
  const [, rest] = international.exec(typed.replaceAll(/[\s.-]/g, '')) ?? []
  const digits = rest ? `0${rest}` : punctuated.test(typed.trim()) ? typed.replaceAll(/\D/g, '') : null
  return digits?.match(/\d\d/g)?.join(' ') ?? typed
}

/** 10 to 14 digits or spaces (spec §5); +33 6 12 34 56 78 is read as 06 12 34 56 78. */
export const Phone = z
  .string({ error: 'Saisissez votre numéro de téléphone.' })
  .check(
    z.overwrite(nationalPhone),
    z.regex(digitsOrSpaces, `Saisissez ${min} à ${max} chiffres ou espaces, par exemple 06 39 98 00 00.`),
  )

/** The number by which a federation knows a giver: exactly 7 characters (spec §3 « Giver »). */
export const Nit = z
  .string({ error: 'Saisissez votre NIT.' })
  .check(z.length(limits.nit.length, `Le NIT compte exactement ${limits.nit.length} caractères.`))

/** The e-mail address that identifies a person. */
export const Email = z
  .string({ error: 'Saisissez votre adresse e-mail.' })
  .check(
    z.email('Saisissez une adresse e-mail, par exemple nom@exemple.fr.'),
    z.maxLength(limits.email, 'Cette adresse est trop longue.'),
  )
