import { sql } from 'kysely'
import type { Sample } from '../../../../contract/federations/samples.ts'
import type { Db } from '../../../database.ts'
import type { Actor } from '../../../rules/audit-log.ts'
import { countRows, cut, type Page } from '../../shared/rows.ts'
import { inScope, type Scope } from '../../shared/federations.ts'

const isTheirs = (seer: Scope) => inScope(seer, 'samples.federation_id')

/** The number of samples of a federation. */
export const countSamples = (db: Db, seer: Scope) => countRows(db)`from samples where ${isTheirs(seer)}`

/** Who reads a sample, and acts for whom. */
type Reader = Scope & Actor
const acting = ({ id, assistedBy }: Reader) => [id, ...(assistedBy ? [assistedBy.id] : [])]

/** A sample as staff sees it. */
const sampleRow = (reader: Reader) => sql`
  samples.id, samples.state, samples.laboratory, samples.reference, samples.taken_on,
  samples.sent_on, samples.result_on, samples.reason, samples.version,
  samples.state <> 'positive' or coalesce(samples.result_by <> all(${acting(reader)}::bigint[]), false)
    and coalesce(samples.result_assistant_id, 0) <> all(${acting(reader)}::bigint[]) as may_overturn,
  array(select coalesce(animals.tag, '') from sample_animals
    join animals on animals.id = sample_animals.animal_id
    where sample_animals.sample_id = samples.id order by animals.id) as tags,
  array(select distinct concat_ws(' ', users.firstname, users.lastname) from sample_animals
    join animals on animals.id = sample_animals.animal_id
    join hunts on hunts.id = animals.hunt_id
    join users on users.id = hunts.giver_id and not users.is_deleted
    where sample_animals.sample_id = samples.id order by 1) as givers`

/** A sample that the caller sees. */
export async function findSample(db: Db, id: number, reader: Reader): Promise<Sample | undefined> {
  const { rows } = await sql<Sample>`
    select ${sampleRow(reader)} from samples where samples.id = ${id} and ${isTheirs(reader)}`.execute(db)
  return rows[0]
}

/** A page of samples: pending ones first, latest first. */
export async function findSamples(db: Db, reader: Reader, asked: Page): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select ${sampleRow(reader)} from samples where ${isTheirs(reader)}
    order by samples.state not in ('taken', 'sent', 'doubtful'), samples.taken_on desc, samples.id desc
    ${cut(asked)}`.execute(db)
  return rows
}

/** The animals of a federation and season with these tags, regardless of how the tags are written. */
export async function findTagged(
  db: Db,
  { federationId, season, tags }: { federationId: number; season: number; tags: string[] },
): Promise<{ id: number; specimen_type_id: number; tag_key: string }[]> {
  const { rows } = await sql<{ id: number; specimen_type_id: number; tag_key: string }>`
    select id, specimen_type_id, tag_key from animals
    where federation_id = ${federationId} and season = ${season} and tag_key = any(${tags}::text[])
    order by id for share`.execute(db)
  return rows
}

/** The sample of exactly these animals that their giver took that day and that has no laboratory yet. */
export async function findUnnamed(
  db: Db,
  taken_on: string,
  animalIds: number[],
): Promise<{ id: number; version: number } | undefined> {
  const { rows } = await sql<{ id: number; version: number }>`
    select samples.id, samples.version from samples
    where samples.state = 'taken' and samples.reference is null and samples.taken_on = ${taken_on}::date
      and array(select animal_id from sample_animals where sample_id = samples.id order by animal_id)
        = ${animalIds}::bigint[]
      and samples.id in (select sample_id from sample_animals where animal_id = ${animalIds[0]})
    for update`.execute(db)
  return rows[0]
}

/** Locks a sample that the caller may change. */
export const lockSample = (transaction: Db, id: number, seer: Scope) =>
  transaction
    .selectFrom('samples')
    .where('id', '=', id)
    .where(isTheirs(seer))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
