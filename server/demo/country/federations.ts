import { DAY } from '../../../contract/days.ts'
import { plainText } from '../../../contract/folding.ts'
import { departments } from '../../../contract/shared/departments.ts'
import { demoFederations } from '../accounts.ts'

/** What precedes the name of a department after « Fédération des chasseurs », and the departments' codes. */
const articles = [
  ['de l’', '01 02 03 07 09 10 11 12 27 34 38 60 61 89 91'],
  ['de la ', '16 17 19 21 24 26 31 33 42 43 44 48 50 51 52 53 55 57 58 70 72 73 74 76 80 85 86 87 93'],
  ['des ', '04 05 06 08 13 22 40 64 65 66 78 79 88 92'],
  ['du ', '14 15 25 29 30 32 39 45 46 56 59 62 63 67 68 69 81 83 90 94 95'],
  ['de ', '41 47 49 54 71 75 77 82 84'],
  ['d’', '28 35 37'],
] as const

/** The departments whose federation is left to initialise: few people hunt there. */
const LEFT = new Set(['75', '90', '92', '93', '94'])

const hours = [
  'Du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h',
  'Du mardi au vendredi, de 8 h 30 à 12 h',
  'Du lundi au jeudi, de 9 h à 12 h 30 et de 13 h 30 à 17 h',
]

/** A federation of the country: `key` is its name in addresses, `hasTowns` whether it is initialised. */
export type CountryFederation = ReturnType<typeof countryFederations>[number]

/**
 * The federations besides the first three: those of the other departments of the mainland whose code has
 * two digits (spec §5), by code.
 */
export function countryFederations(now: Date) {
  const called = articles.flatMap(([article, codes]) => codes.split(' ').map((code) => ({ code, article })))
  const sorted = called.toSorted((a, b) => Number(a.code) - Number(b.code))
  return sorted.map(({ code, article }, index) => {
    const department = departments[code]!.replaceAll("'", '’')
    const key = plainText(department).replaceAll(/[ ’]/g, '-')
    const hasTowns = !LEFT.has(code)
    const row = {
      id: demoFederations.length + 1 + index,
      code: `FDC${code}`,
      name: `Fédération des chasseurs ${article}${department}`,
      department_code: code,
      contact_email: `${key}@chasse.example.org`,
      contact_phone: `06 39 98 00 ${code}`,
      contact_hours: hasTowns ? hours[index % hours.length]! : null,
      created_at: new Date(now.getTime() - (720 + ((index * 7) % 90)) * DAY),
    }
    return { row, key, hasTowns }
  })
}
