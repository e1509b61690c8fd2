import { sql } from 'kysely'
import type { OwnSample } from '../../../contract/giver/samples.ts'
import type { SampleState } from '../../../contract/shared/sanitary.ts'
import type { Db } from '../../database.ts'
import { countingFirst } from '../shared/samples.ts'
import { readRows } from '../shared/rows.ts'

/** Whether all boars of a sample are from the giver's hunts. */
const isOwn = (giverId: number) => sql<boolean>`not exists (
  select from sample_animals others
  join animals on animals.id = others.animal_id
  join hunts on hunts.id = animals.hunt_id
  where others.sample_id = samples.id and hunts.giver_id <> ${giverId})`

/** The sample that counts of each sampled animal of one of the giver's hunts. */
export const findOwnSamples = (db: Db, { giverId, huntId }: { giverId: number; huntId: number }) =>
  readRows<OwnSample & { animal_id: number }>(db)`
    select distinct on (animals.id) animals.id as animal_id, samples.id, samples.state, samples.site,
      samples.laboratory, samples.reference, samples.taken_on, samples.sent_on, samples.result_on,
      (select count(*) from sample_animals pooled where pooled.sample_id = samples.id) as count,
      ${isOwn(giverId)} as is_own, samples.version
    from animals
    join sample_animals on sample_animals.animal_id = animals.id
    join samples on samples.id = sample_animals.sample_id
    where animals.hunt_id = ${huntId}
    order by animals.id, ${countingFirst}`

/** An animal to sample, and the state of the sample that counts. */
export type Sampled = {
  id: number
  specimen_type_id: number
  tag: string | null
  federation_id: number
  latest: SampleState | null
  sample_id: number | null
}

/** Locks these animals of a hunt, so that no other sample of them is registered meanwhile. */
export async function lockSampled(transaction: Db, huntId: number, ids: number[]): Promise<Sampled[]> {
  await sql`select from animals where hunt_id = ${huntId} and id = any(${ids}::bigint[])
    order by id for update`.execute(transaction)
  return readRows<Sampled>(transaction)`
    select animals.id, animals.specimen_type_id, animals.tag, animals.federation_id,
      latest.state as latest, latest.id as sample_id
    from animals
    left join lateral (
      select samples.id, samples.state from sample_animals
      join samples on samples.id = sample_animals.sample_id
      where sample_animals.animal_id = animals.id order by ${countingFirst} limit 1) latest on true
    where animals.hunt_id = ${huntId} and animals.id = any(${ids}::bigint[])
    order by animals.id`
}

/** Locks a sample whose boars are all the giver's. */
export const lockOwnSample = (transaction: Db, giverId: number, id: number) =>
  transaction
    .selectFrom('samples')
    .where('id', '=', id)
    .where(isOwn(giverId))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
