import { sql } from 'kysely'
import type { DbTransaction } from '../database.ts'

/** The ids of a commune that is no more, and of the one that it is a part of. */
export type Merge = { former: number; next: number }

/** Tables whose rows have one commune each. */
const places = ['users', 'hunts', 'meetings', 'donations'] as const

/** By table of pairs, the column beside the commune. */
const pairs = {
  giver_cities: 'giver_id',
  sanitary_rule_cities: 'rule_id',
  federation_cities: 'federation_id',
}

/**
 * Lets everything that refers to communes refer to others, then deletes the former ones. Answers the number
 * of people who lived there. A commune that a recall still needs, since there is a second one of the same
 * hunt in the other commune, stays without the words by which it is found.
 */
export async function mergeCities(transaction: DbTransaction, merges: readonly Merge[]): Promise<number> {
  if (merges.length === 0) return 0
  const merged = sql`jsonb_to_recordset(${JSON.stringify(merges)}::jsonb) as merged (former bigint, next bigint)`
  let people = 0
  for (const table of places) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set city_id = merged.next from ${merged}
      where city_id = merged.former`.execute(transaction)
    if (table === 'users') people = Number(numAffectedRows)
  }
  for (const { former, next } of merges)
    await sql`
      update recalls set city_id = ${next} where city_id = ${former} and not exists (
        select from recalls as other where other.city_id = ${next}
          and (other.federation_id, other.hunted_on, other.specimen_type_id)
            = (recalls.federation_id, recalls.hunted_on, recalls.specimen_type_id))`.execute(transaction)
  for (const [table, owner] of Object.entries(pairs)) {
    // A commune of one's own counts for more than one nearby.
    const kept =
      table === 'federation_cities'
        ? sql`do update set is_near = federation_cities.is_near and excluded.is_near`
        : sql`do nothing`
    const near = table === 'federation_cities' ? sql`, bool_and(is_near)` : sql``
    const column = table === 'federation_cities' ? sql`, is_near` : sql``
    await sql`
      insert into ${sql.table(table)} (${sql.ref(owner)}, city_id${column})
      select ${sql.ref(owner)}, merged.next${near} from ${sql.table(table)} join ${merged} on city_id = merged.former
      group by 1, 2
      on conflict (${sql.ref(owner)}, city_id) ${kept}`.execute(transaction)
    await sql`
      delete from ${sql.table(table)} using ${merged} where city_id = merged.former`.execute(transaction)
  }
  await sql`delete from city_words using ${merged} where city_id = merged.former`.execute(transaction)
  await sql`
    delete from cities using ${merged} where cities.id = merged.former
      and not exists (select from recalls where recalls.city_id = cities.id)`.execute(transaction)
  return people
}
