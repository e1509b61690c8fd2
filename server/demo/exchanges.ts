import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import { dayAfter } from '../../contract/days.ts'
import type { Tables } from '../storage/tables.ts'
import { insertAll } from '../storage/bulk.ts'
import type { Chance } from './chance.ts'
import type { DemoHunt } from './hunts.ts'

/** Maximum phones that a giver reveals for one hunt. */
const MOST_CALLED = 8

/** Seeds phone reveals before each hunt, and donations at reported hunts. */
export async function seedExchanges(db: Db, chance: Chance, hunts: DemoHunt[], today: string): Promise<void> {
  const reveals = new Map<string, Insertable<Tables['phone_reveals']>>()
  const donations: Insertable<Tables['donations']>[] = []
  const contacts = await db
    .selectFrom('contacts')
    .select(['hunt_id', 'receiver_id'])
    .orderBy('hunt_id')
    .orderBy('receiver_id')
    .execute()
  const byHunt = Map.groupBy(contacts, ({ hunt_id }) => hunt_id)
  for (const { hunt, previsions } of hunts) {
    const called = chance.several(byHunt.get(hunt.id) ?? [], chance.between(2, MOST_CALLED))
    const day = hunt.started_at > today ? dayAfter(today, -3) : dayAfter(hunt.started_at, -3)
    for (const { receiver_id } of called) {
      const key = `${hunt.giver_id} ${receiver_id}`
      if (!reveals.has(key))
        reveals.set(key, { giver_id: hunt.giver_id, receiver_id, shown_at: new Date(`${day}T10:00:00Z`) })
    }
    if (!hunt.finished_at || chance.happens(15)) continue
    for (const { receiver_id } of chance.several(called, chance.between(1, 4))) {
      const [specimen_type_id] = chance.pick(previsions)
      donations.push({ hunt_id: hunt.id, receiver_id, specimen_type_id, quantity: chance.pick([1, 1, 1, 2]) })
    }
  }
  await insertAll(db, 'phone_reveals', [...reveals.values()])
  await insertAll(db, 'donations', donations)
}
