import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** What is known of a hunt for its transfer certificates; `given` once it is reported, in all. */
export type Transferred = {
  started_at: string
  city: string
  federation: string | null
  giver: string
  given: { label: string; label_plural: string; quantity: number }[]
}

/** One of the giver's hunts; undefined if it is not theirs. */
export async function findTransferred(db: Db, giverId: number, id: number): Promise<Transferred | undefined> {
  const { rows } = await sql<Transferred>`
    select hunts.started_at, cities.label as city, federations.name as federation,
      trim(concat(users.firstname, ' ', users.lastname)) as giver,
      case when hunts.finished_at is null then '[]' else coalesce((
        select jsonb_agg(jsonb_build_object('label', specimen_types.label,
          'label_plural', specimen_types.label_plural, 'quantity', given) order by specimen_types.id)
        from (
          select specimen_type_id, sum(quantity)::int as given from donations
          where donations.hunt_id = hunts.id group by specimen_type_id
        ) as by_type join specimen_types on specimen_types.id = by_type.specimen_type_id), '[]') end as given
    from hunts join cities on cities.id = hunts.city_id join users on users.id = hunts.giver_id
    left join federations on federations.id = users.federation_id
    where hunts.id = ${id} and hunts.giver_id = ${giverId}`.execute(db)
  return rows[0]
}
