import { sql } from 'kysely'
import type { Db } from '../../server/database.ts'
import { animals, received } from './hunts.ts'

/** Seeds the animals of the world, and one hand-over. */
export async function seedAnimals(db: Db, now: Date): Promise<void> {
  await sql`
    insert into animals (id, hunt_id, federation_id, season, specimen_type_id, tag, sex, weight, state,
      receiver_id, handed_over_at, verification_token, noted_at)
    overriding system value
    select row.id, row.hunt_id, row.federation_id,
      extract(year from hunts.started_at - interval '6 months'), row.specimen_type_id, row.tag, row.sex,
      row.weight, row.state, row.receiver_id, case when row.receiver_id is not null then ${now}::timestamptz end,
      coalesce(row.verification_token, 'nobody-has-' || row.id), ${now}
    from jsonb_to_recordset(${JSON.stringify([...animals, received])}::jsonb) as row (id bigint, hunt_id bigint,
      federation_id bigint, specimen_type_id integer, tag text, sex text, weight integer, state text,
      receiver_id bigint, verification_token text)
    join hunts on hunts.id = row.hunt_id`.execute(db)
}
