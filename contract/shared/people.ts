import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { oneLine } from '../typed-text.ts'

const { min, max } = limits.phone
const digitsOrSpaces = new RegExp(`^[\\d ]{${min},${max}}$`)

/** France, whose numbers begin with 0 at home, and the overseas codes of the same plan. */
const french = /^(?:\+|00)?(?:33|262|590|594|596)0?([1-9]\d{8})$/
const miquelon = /^(?:\+|00)508(\d{6})$/
const foreign = /^(?:\+|00)(?!33|262|590|594|596|508)([1-9]\d{7,11})$/

/** What was typed, without what only separates digits: spaces of any kind, dots, dashes, slashes and brackets. */
const bareNumber = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\p{Cf}\s.()/\u2010-\u2015\u2212-]/gu, '')

/**
 * Converts a typed number to national format in pairs (« 06 12 34 56 78 »), as it is dialled in France;
 * returns it unchanged if it is not recognised.
 */
export function nationalPhone(typed: string): string {
  const bare = bareNumber(typed)
  const digits = bare.replace(french, '0$1').replace(miquelon, '0508$1')
  const isPlain = digitsOrSpaces.test(typed) && digits === bare
  return isPlain || !/^0\d{9}$/.test(digits) ? typed : digits.match(/\d\d/g)!.join(' ')
}

/** A number as it is stored and dialled; one of another country begins with 00. */
const writtenPhone = (typed: string): string => {
  const bare = bareNumber(typed)
  if (foreign.test(bare)) return bare.replace(foreign, '00$1')
  const national = nationalPhone(typed)
  return /^\d+$/.test(bare)
    ? national
        .normalize('NFKC')
        .replaceAll(/[^\d]+/g, ' ')
        .trim()
    : national
}

/** The digits by which a number, or the beginning of one, is searched: « +33 6 39 » finds « 06 39… ». */
export const searchedPhone = (typed: string): string =>
  bareNumber(typed)
    .replace(/^(?:\+|00)(?:33|262|590|594|596)0?/, '0')
    .replace(/^\+/, '00')
    .replaceAll(/\D/g, '')

/** 10 to 14 digits or spaces (spec §5); +33 6 12 34 56 78 is read as 06 12 34 56 78. */
export const Phone = z
  .string({ error: 'Saisissez votre numéro de téléphone.' })
  .check(
    z.overwrite(writtenPhone),
    z.regex(digitsOrSpaces, `Saisissez ${min} à ${max} chiffres ou espaces, par exemple 06 39 98 00 00.`),
  )

/** The number by which a federation knows a giver: exactly 7 characters (spec §3 « Giver »). */
export const Nit = z
  .string({ error: 'Saisissez votre NIT.' })
  .check(oneLine, z.length(limits.nit.length, `Le NIT compte exactement ${limits.nit.length} caractères.`))

/** The e-mail address that identifies a person. */
export const Email = z
  .string({ error: 'Saisissez votre adresse e-mail.' })
  .check(
    z.email('Saisissez une adresse e-mail, par exemple nom@exemple.fr.'),
    z.maxLength(limits.email, 'Cette adresse est trop longue.'),
  )
