import { sql } from 'kysely'
import type { SampledAnimal, TagClaim } from '../../../../contract/federations/tag-claims.ts'
import { seasonOf } from '../../../../contract/seasons.ts'
import type { Db } from '../../../database.ts'
import { claimedKey } from '../../shared/claimed-tags.ts'
import { countRows, cut, type Page, readRows } from '../../shared/rows.ts'
import { inScope, type Scope } from '../../shared/federations.ts'

/** The caller's scope. `today`: in France. */
type Seer = Scope & { today: string }

/** The animals of this season that claim the tag of another, with it. */
const claims = ({ today, ...scope }: Seer) => sql`
  from animals as claimed
  join animals as holders on holders.federation_id = claimed.federation_id
    and holders.season = claimed.season and holders.tag_key = ${claimedKey('claimed')}
  where claimed.claimed_tag is not null and claimed.season = ${seasonOf(today)}
    and ${inScope(scope, 'claimed.federation_id')}`

/** An animal as staff names it: who noted it, and at which hunt. */
const notedAs = (animal: string) => sql`(
  select jsonb_build_object(
    'giver', case when not users.is_deleted then concat_ws(' ', users.firstname, users.lastname) end,
    'phone', users.phone, 'started_at', hunts.started_at, 'city', cities.label)
  from hunts join users on users.id = hunts.giver_id join cities on cities.id = hunts.city_id
  where hunts.id = ${sql.ref(`${animal}.hunt_id`)})`

/** Counts the tags noted twice. */
export const countClaims = (db: Db, seer: Seer): Promise<number> => countRows(db)`${claims(seer)}`

/** A page of them, latest first. */
export const findClaims = (db: Db, seer: Seer, asked: Page) =>
  readRows<TagClaim>(db)`
    select claimed.id, claimed.claimed_tag as tag, ${notedAs('holders')} as holder,
      ${notedAs('claimed')} as claimant
    ${claims(seer)} order by claimed.noted_at desc, claimed.id desc ${cut(asked)}`

/** Animals with those that claim their tags. */
export async function findNamed(db: Db, ids: readonly number[]): Promise<SampledAnimal[]> {
  const { rows } = await sql<SampledAnimal>`
    select animals.tag, ${notedAs('animals')} as noted,
      (select coalesce(jsonb_agg(${notedAs('claimed')}), '[]') from animals as claimed
        where claimed.claimed_tag is not null and claimed.federation_id = animals.federation_id
          and claimed.season = animals.season and ${claimedKey('claimed')} = animals.tag_key) as claims
    from animals where animals.id = any(${ids}::bigint[])`.execute(db)
  return rows.toSorted((one, other) => one.tag.localeCompare(other.tag))
}
