import type { Insertable } from 'kysely'
import type { Tables } from '../../storage/tables.ts'
import type { Chance } from '../chance.ts'
import { nameSomebody } from '../names.ts'
import type { CountryFederation } from './federations.ts'

type Town = { label: string; department_code: string }

/** Members of each federation without an account, at least and at most. */
const MEMBERS = [6, 18] as const

/** Generates the members without an account whom each federation with communes has imported. */
export function makeCountryMembers(
  chance: Chance,
  federations: readonly CountryFederation[],
  towns: readonly Town[],
): Insertable<Tables['retrievers']>[] {
  const ofDepartment = Map.groupBy(towns, ({ department_code }) => department_code)
  return federations.flatMap(({ row, hasTowns }) => {
    const own = ofDepartment.get(row.department_code) ?? []
    return Array.from({ length: hasTowns ? chance.between(...MEMBERS) : 0 }, (_, index) => {
      const { firstname, lastname } = nameSomebody(chance, index)
      const nit = `${row.department_code}M${String(index + 1).padStart(4, '0')}`
      const city = chance.pick(own).label
      return { federation_id: row.id, firstname, lastname: lastname.toUpperCase(), nit, email: null, city }
    })
  })
}
