import { sql } from 'kysely'
import type { Sample } from '../../../../contract/federations/samples.ts'
import type { Db } from '../../../database.ts'
import type { Actor } from '../../../rules/audit-log.ts'
import { countRows, cut, type Page, readFirst, readRows } from '../../shared/rows.ts'
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
export const findSample = (db: Db, id: number, reader: Reader) =>
  readFirst<Sample>(db)`
    select ${sampleRow(reader)} from samples where samples.id = ${id} and ${isTheirs(reader)}`

/** A page of samples: pending ones first, latest first. */
export const findSamples = (db: Db, reader: Reader, asked: Page) =>
  readRows<Sample>(db)`
    select ${sampleRow(reader)} from samples where ${isTheirs(reader)}
    order by samples.state not in ('taken', 'sent', 'doubtful'), samples.taken_on desc, samples.id desc
    ${cut(asked)}`

/** The animals of a federation and season with these tags, regardless of how the tags are written. */
export const findTagged = (
  db: Db,
  { federationId, season, tags }: { federationId: number; season: number; tags: string[] },
) =>
  readRows<{ id: number; specimen_type_id: number; tag_key: string }>(db)`
    select id, specimen_type_id, tag_key from animals
    where federation_id = ${federationId} and season = ${season} and tag_key = any(${tags}::text[])
    order by id for share`

/** The sample of exactly these animals that their giver took that day and that has no laboratory yet. */
export const findUnnamed = (db: Db, taken_on: string, animalIds: number[]) =>
  readFirst<{ id: number; version: number }>(db)`
    select samples.id, samples.version from samples
    where samples.state = 'taken' and samples.reference is null and samples.taken_on = ${taken_on}::date
      and array(select animal_id from sample_animals where sample_id = samples.id order by animal_id)
        = ${animalIds}::bigint[]
      and samples.id in (select sample_id from sample_animals where animal_id = ${animalIds[0]})
    for update`

/** Locks a sample that the caller may change. */
export const lockSample = (transaction: Db, id: number, seer: Scope) =>
  transaction
    .selectFrom('samples')
    .where('id', '=', id)
    .where(isTheirs(seer))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
