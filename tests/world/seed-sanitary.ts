import { dayAfter, parisDay } from '../../contract/days.ts'
import { sql } from 'kysely'
import type { Db } from '../../server/database.ts'
import { insertRule } from '../../server/queries/federations/sanitary/sanitary-rules.ts'
import { insertSample } from '../../server/queries/shared/samples.ts'
import { seasonOf } from '../../contract/seasons.ts'
import { place } from './places.ts'
import { sampled, samples, sanitaryRules } from './sanitary.ts'

/** Seeds the sanitary rules and samples, with the sampled boar. */
export async function seedSanitary(db: Db, now: Date): Promise<void> {
  const today = parisDay(now)
  for (const { id: _, cities, starts, dated, version: __, ...row } of sanitaryRules)
    await insertRule(
      db,
      { ...row, starts_on: dayAfter(today, starts), dated_on: dayAfter(today, dated) },
      cities.map((label) => place(label as 'Bourges').id),
    )
  await sql`
    insert into animals (id, hunt_id, federation_id, season, specimen_type_id, tag, state, noted_at)
    overriding system value
    values (${sampled.id}, ${sampled.hunt_id}, 1, ${seasonOf(today)}, 1, ${sampled.tag}, 'available', ${now})`.execute(
    db,
  )
  for (const { taken, sent, ...row } of samples) {
    const days = { taken_on: dayAfter(today, taken), sent_on: dayAfter(today, sent) }
    await insertSample(db, { ...row, ...days, state: 'sent' }, [sampled.id])
  }
}
