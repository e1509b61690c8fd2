import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import { insertAll } from '../storage/bulk.ts'
import type { Tables } from '../storage/tables.ts'
import { dayAfter } from '../../contract/days.ts'
import type { Chance } from './chance.ts'

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

/** Draws what a demonstration receiver looks for and when they are available. */
export function makeReceiver(chance: Chance, receiver_id: number, today: string) {
  const is_always_available = chance.happens(55)
  const search_radius = chance.pick([5, 10, 15, 20, 20, 20, 30, 30, 40, 50, 60, 80])
  const receiver = { user_id: receiver_id, is_hunter: chance.happens(15), search_radius, is_always_available }
  const types = chance.several([1, 1, 1, 2, 2, 3, 4, 5, 6], chance.between(1, 4))
  const wishes = Array.from(new Set(types), (specimen_type_id) => ({
    receiver_id,
    specimen_type_id,
    quantity: chance.between(1, 5),
  }))
  const availabilities: Insertable<Tables['availabilities']>[] = []
  for (let i = is_always_available ? 0 : chance.between(0, 3); i > 0; i--) {
    const started_at = dayAfter(today, chance.between(-200, 60))
    availabilities.push({ receiver_id, started_at, ended_at: dayAfter(started_at, chance.between(7, 90)) })
  }
  return { receiver, wishes, availabilities }
}
