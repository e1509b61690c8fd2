import { type Insertable, sql } from 'kysely'
import { dayAfter, monthsBefore } from '../../../contract/days.ts'
import { retention } from '../../../contract/retention.ts'
import type { Db } from '../../database.ts'
import { insertAll } from '../../storage/bulk.ts'
import type { Tables } from '../../storage/tables.ts'
import type { Chance } from '../chance.ts'
import { findMatches } from '../matches.ts'
import type { CountryHunt } from './hunts.ts'

/** Days before a hunt on which its giver calls, and before that on which people called have registered. */
const CALLED_BEFORE = 3
const KNOWN_BEFORE = CALLED_BEFORE + 1
/** Maximum people called for one hunt, and served at one. */
const MOST_CALLED = 5
const MOST_SERVED = 3
/** The percentage of reported hunts at which nothing was handed over. */
const UNSUCCESSFUL = 15

/**
 * Seeds the contacts of the country's hunts, phones revealed before each, and donations at reported ones.
 * Contacts are of the giver's own federation, so that people of the first three stay as they are. Of those
 * older than their retention period only the ones who were called are left.
 */
export async function seedCountryExchanges(
  db: Db,
  chance: Chance,
  hunts: readonly CountryHunt[],
  today: string,
): Promise<void> {
  const contacts: Insertable<Tables['contacts']>[] = []
  const reveals = new Map<string, Insertable<Tables['phone_reveals']>>()
  const donations: Insertable<Tables['donations']>[] = []
  const found: { id: number; contacts_found: number | null; contacts_deleted: number }[] = []
  const own = { registeredBefore: KNOWN_BEFORE, today }
  const matches = await findMatches(db, { after: hunts[0]!.hunt.id - 1, own })
  const byHunt = Map.groupBy(matches, ({ hunt_id }) => hunt_id)
  const kept = monthsBefore(today, retention.contacts)
  for (const { hunt, types } of hunts) {
    const { id, giver_id, started_at } = hunt
    const possible = byHunt.get(id) ?? []
    const called = chance.several(possible, chance.between(1, MOST_CALLED))
    const isOld = started_at < kept
    for (const { receiver_id, distance } of isOld ? called : possible)
      contacts.push({ hunt_id: id, receiver_id, distance })
    found.push({
      id,
      contacts_found: isOld ? null : possible.length,
      contacts_deleted: isOld ? possible.length - called.length : 0,
    })
    const day = dayAfter(started_at < today ? started_at : today, -CALLED_BEFORE)
    for (const { receiver_id } of called) {
      const key = `${giver_id} ${receiver_id}`
      if (!reveals.has(key))
        reveals.set(key, { giver_id, receiver_id, shown_at: new Date(`${day}T10:00:00Z`) })
    }
    if (!hunt.finished_at || chance.happens(UNSUCCESSFUL)) continue
    for (const { receiver_id, wishes } of chance.several(called, chance.between(1, MOST_SERVED))) {
      const specimen_type_id = chance.pick(types.filter((type) => wishes & (1 << type)))
      donations.push({ hunt_id: id, receiver_id, specimen_type_id, quantity: chance.pick([1, 1, 1, 2]) })
    }
  }
  await insertAll(db, 'contacts', contacts)
  await insertAll(db, 'phone_reveals', [...reveals.values()])
  await insertAll(db, 'donations', donations)
  await sql`
    update hunts set contacts_found = found.contacts_found, contacts_deleted = found.contacts_deleted
    from unnest(
      ${found.map(({ id }) => id)}::bigint[],
      ${found.map(({ contacts_found }) => contacts_found)}::integer[],
      ${found.map(({ contacts_deleted }) => contacts_deleted)}::integer[]
    ) as found (id, contacts_found, contacts_deleted)
    where hunts.id = found.id`.execute(db)
}
