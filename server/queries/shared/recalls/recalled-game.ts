import { type RawBuilder, sql } from 'kysely'
import type { RecalledGame } from '../../../../contract/shared/recalls.ts'
import type { Db } from '../../../database.ts'

/** The recalled game of the row of `recalls`; for single animals, those selected by `which`. */
export const gameOf = (which: RawBuilder<unknown>) => sql<RecalledGame[]>`
  case when recalls.hunted_on is not null then jsonb_build_array(jsonb_build_object(
    'label', (select label from specimen_types where id = recalls.specimen_type_id), 'tag', null,
    'started_at', recalls.hunted_on, 'city', (select label from cities where id = recalls.city_id)))
  else (select coalesce(jsonb_agg(jsonb_build_object('label', specimen_types.label, 'tag', animals.tag,
      'started_at', hunts.started_at, 'city', cities.label) order by animals.id), '[]')
    from recall_animals join animals on animals.id = recall_animals.animal_id
    join specimen_types on specimen_types.id = animals.specimen_type_id
    join hunts on hunts.id = animals.hunt_id join cities on cities.id = hunts.city_id
    where recall_animals.recall_id = recalls.id and ${which}) end`

/** A recipient's part of the recalled game, or the part from a giver's hunts. */
export async function findGameOf(
  db: Db,
  recallId: number,
  whose: 'animals.receiver_id' | 'hunts.giver_id',
  id: number,
): Promise<RecalledGame[]> {
  const { rows } = await sql<{ game: RecalledGame[] }>`
    select ${gameOf(sql`${sql.ref(whose)} = ${id}`)} as game from recalls where id = ${recallId}`.execute(db)
  return rows[0]?.game ?? []
}
