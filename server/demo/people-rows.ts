import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import { insertAll } from '../storage/bulk.ts'
import type { Tables } from '../storage/tables.ts'

/** The tables that people consist of, in the order in which their rows refer to each other. */
const tables = ['users', 'givers', 'giver_cities', 'receivers', 'wishes', 'availabilities'] as const

/** Rows of people, by table. */
export type PeopleRows = { [Table in (typeof tables)[number]]: Insertable<Tables[Table]>[] }

/** Nobody yet. */
export const nobody = (): PeopleRows => ({
  users: [],
  givers: [],
  giver_cities: [],
  receivers: [],
  wishes: [],
  availabilities: [],
})

/** Inserts people. */
export async function insertPeople(db: Db, people: PeopleRows): Promise<void> {
  for (const table of tables) await insertAll(db, table, people[table])
}
