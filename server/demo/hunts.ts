import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import { dayAfter } from '../../contract/days.ts'
import type { Tables } from '../storage/tables.ts'
import { insertAll } from '../storage/bulk.ts'
import type { Chance } from './chance.ts'
import { seedCorrections } from './corrections.ts'
import { seedAnimals } from './animals.ts'
import { seedExchanges } from './exchanges.ts'
import { findMatches } from './matches.ts'
import { seedMeetingsHeld, seedOffers } from './offers.ts'
import { seedRecall, seedReceived } from './recall.ts'

type Hunter = { id: number; is_wolfhunter: boolean; cities: number[] }
/** A demonstration hunt with its expected game. */
export type DemoHunt = {
  hunt: Insertable<Tables['hunts']> & { id: number }
  previsions: [type: number, quantity: number][]
}

const HUNTS = 150
/** The id of giver@, and the days of their hunts relative to today: planned, informed and finished. */
const GIVER = 1
const TO_COME = [7, 16, 30]
const TO_REPORT = [-1, -4]
const REPORTED = [-9, -16, -23, -30, -44, -51, -65, -79, -100, -121, -156, -204, -260, -309]
/** Days after which all hunts of other givers are reported. */
const REPORTED_AFTER = 10

/** Seeds hunts over twelve months, with their contacts, revealed phones and donations. */
export async function seedHunts(db: Db, chance: Chance, today: string): Promise<void> {
  const hunters = await findHunters(db)
  const hunts = makeHunts(chance, hunters, today)
  await insertHunts(db, hunts)
  await seedContacts(db)
  await seedExchanges(db, chance, hunts, today)
  await seedReceived(db, GIVER)
  await seedCorrections(db, GIVER, today)
  await seedOffers(db, GIVER, today)
  await seedRecall(db, GIVER, today)
  await seedAnimals(db, hunts, GIVER, today)
  await seedMeetingsHeld(db)
}

/** Inserts hunts with their expected game. */
export async function insertHunts(db: Db, hunts: readonly DemoHunt[]): Promise<void> {
  await insertAll(
    db,
    'hunts',
    hunts.map(({ hunt }) => hunt),
  )
  const previsions = hunts.flatMap(({ hunt, previsions: own }) =>
    own.map(([specimen_type_id, quantity]) => ({ hunt_id: hunt.id, specimen_type_id, quantity })),
  )
  await insertAll(db, 'hunt_previsions', previsions)
}

/** Seeds the contacts of all hunts. */
async function seedContacts(db: Db): Promise<void> {
  const matches = await findMatches(db, { after: 0 })
  await insertAll(
    db,
    'contacts',
    matches.map(({ wishes: _, ...contact }) => contact),
  )
  await sql`
    update hunts set contacts_found = (select count(*) from contacts where contacts.hunt_id = hunts.id)`.execute(
    db,
  )
}

async function findHunters(db: Db): Promise<Hunter[]> {
  const { rows } = await sql<Hunter>`
    select givers.user_id as id, givers.is_wolfhunter,
      jsonb_agg(territories.city_id order by territories.is_main desc, territories.city_id) as cities
    from givers join territories on territories.giver_id = givers.user_id
    where givers.validation_type in ('auto', 'manual')
    group by givers.user_id order by givers.user_id`.execute(db)
  return rows
}

function makeHunts(chance: Chance, hunters: Hunter[], today: string): DemoHunt[] {
  const hunts: DemoHunt[] = []
  function add(
    { id: giver_id, is_wolfhunter, cities }: Hunter,
    days: number,
    isReported: boolean,
    city = chance.pick(cities),
  ) {
    const started_at = dayAfter(today, days)
    const finished_at = isReported ? new Date(`${dayAfter(started_at, 1)}T08:00:00Z`) : null
    const created_at = new Date(`${dayAfter(started_at, -40)}T08:00:00Z`)
    const isFlagged = is_wolfhunter && chance.happens(40)
    const types = [...new Set([1, chance.pick([1, 2]), chance.pick([1, 2, 3, 4])])]
    hunts.push({
      hunt: {
        id: hunts.length + 1,
        giver_id,
        city_id: city,
        started_at,
        is_wolfhunter: isFlagged,
        finished_at,
        lot_seed: `demonstration ${hunts.length + 1}`,
        created_at,
      },
      previsions: types.map((type) => [type, chance.between(1, 6)]),
    })
  }
  const [giver, ...others] = [
    hunters.find(({ id }) => id === GIVER)!,
    ...hunters.filter(({ id }) => id !== GIVER),
  ]
  const [bourges] = giver.cities
  for (const days of TO_COME) add(giver, days, false, days === TO_COME[0] ? bourges : undefined)
  for (const days of TO_REPORT) add(giver, days, false)
  for (const days of REPORTED) add(giver, days, true)
  // « 10 et plus » boars, and roe deer.
  hunts[0]!.previsions = [
    [1, 10],
    [2, 3],
  ]
  while (hunts.length < HUNTS) {
    const days = chance.happens(20) ? chance.between(-12, 30) : chance.between(-365, 30)
    add(chance.pick(others), days, days < 0 && (days < -REPORTED_AFTER || chance.happens(50)))
  }
  return hunts
}
