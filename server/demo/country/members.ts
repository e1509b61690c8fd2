import type { Insertable } from 'kysely'
import type { Tables } from '../../storage/tables.ts'
import type { Chance } from '../chance.ts'
import { nameSomebody } from '../names.ts'
import type { PeopleRows } from '../people-rows.ts'
import type { CountryFederation } from './federations.ts'

type Town = { id: number; label: string; department_code: string }
type People = Pick<PeopleRows, 'users' | 'givers'>

/** Members of each federation without an account, at least and at most. */
const MEMBERS = [6, 18] as const

/**
 * Generates the members whom each federation with communes has imported: the givers who were validated
 * automatically, and others without an account.
 */
export function makeCountryMembers(
  chance: Chance,
  federations: readonly CountryFederation[],
  towns: readonly Town[],
  { users, givers }: People,
): Insertable<Tables['retrievers']>[] {
  const known = new Map(users.map((user) => [user.id, user]))
  const labels = new Map(towns.map(({ id, label }) => [id, label]))
  const ofDepartment = Map.groupBy(towns, ({ department_code }) => department_code)
  const validated = givers
    .filter(({ validation_type }) => validation_type === 'auto')
    .map(({ user_id, nit }) => {
      const { firstname, lastname, email, city_id, federation_id } = known.get(user_id)!
      const city = labels.get(city_id!)!
      return { federation_id: federation_id!, firstname, lastname: lastname!.toUpperCase(), nit, email, city }
    })
  const others = federations.flatMap(({ row, hasTowns }) => {
    const own = ofDepartment.get(row.department_code) ?? []
    return Array.from({ length: hasTowns ? chance.between(...MEMBERS) : 0 }, (_, index) => {
      const { firstname, lastname } = nameSomebody(chance, index)
      const nit = `${row.department_code}M${String(index + 1).padStart(4, '0')}`
      const city = chance.pick(own).label
      return { federation_id: row.id, firstname, lastname: lastname.toUpperCase(), nit, email: null, city }
    })
  })
  return [...validated, ...others]
}
