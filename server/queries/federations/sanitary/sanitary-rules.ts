import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { SanitaryRule } from '../../../../contract/federations/sanitary-rules.ts'
import type { SanitaryRuleState } from '../../../../contract/shared/sanitary.ts'
import type { Db } from '../../../database.ts'
import type { Tables } from '../../../storage/tables.ts'
import { countRows, cut, type Page, readFirst, readRows } from '../../shared/rows.ts'
import { inScope, type Scope } from '../../shared/federations.ts'

/** The caller's scope. `today`: `YYYY-MM-DD`. */
type Seer = Scope & { today: string }

const isTheirs = (seer: Scope) => inScope(seer, 'sanitary_rules.federation_id')

/** The state of a rule on a day. */
const stateOn = (today: string) => sql<SanitaryRuleState>`
  case when sanitary_rules.state = 'inForce' and sanitary_rules.ends_on < ${today}::date then 'ended'
    else sanitary_rules.state end`

/** The number of rules of a federation. */
export const countRules = (db: Db, seer: Seer) => countRows(db)`from sanitary_rules where ${isTheirs(seer)}`

/** A rule as staff sees it. */
const ruleRow = (state: RawBuilder<unknown>) => sql`
  sanitary_rules.id, federations.name as federation, federations.department_code,
  ${state} as state, sanitary_rules.effect, sanitary_rules.specimen_type_ids,
  array(select cities.label from sanitary_rule_cities
    join cities on cities.id = sanitary_rule_cities.city_id
    where sanitary_rule_cities.rule_id = sanitary_rules.id order by cities.search_name, cities.id) as cities,
  sanitary_rules.starts_on, sanitary_rules.ends_on, sanitary_rules.source, sanitary_rules.dated_on,
  sanitary_rules.version`

/** A rule that the caller sees. */
export const findRule = (db: Db, id: number, seer: Seer) =>
  readFirst<SanitaryRule>(db)`
    select ${ruleRow(stateOn(seer.today))}
    from sanitary_rules join federations on federations.id = sanitary_rules.federation_id
    where sanitary_rules.id = ${id} and ${isTheirs(seer)}`

/** A page of rules: drafts first, then published ones, latest first. */
export async function findRules(db: Db, seer: Seer, asked: Page): Promise<SanitaryRule[]> {
  const state = stateOn(seer.today)
  return readRows<SanitaryRule>(db)`
    select ${ruleRow(state)}
    from sanitary_rules join federations on federations.id = sanitary_rules.federation_id
    where ${isTheirs(seer)}
    order by array_position(array['draft', 'inForce', 'ended'], ${state}), sanitary_rules.starts_on desc,
      sanitary_rules.id desc
    ${cut(asked)}`
}

/** Locks the federation whose rules the caller may write, so that a draft sent twice is stored once. */
export const lockRules = (
  transaction: Db,
  by: { id: number } | { department_code: string },
): Promise<{ id: number; department_code: string } | undefined> =>
  transaction
    .selectFrom('federations')
    .where((where) => where.and(by))
    .select(['id', 'department_code'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The communes of a department, by normalised name or INSEE code. */
export const findNamedCities = (db: Db, departmentCode: string, insees: string[], names: string[]) =>
  db
    .selectFrom('cities')
    .where('department_code', '=', departmentCode)
    .where(({ eb, or }) => or([eb('insee', 'in', ['', ...insees]), eb('search_name', 'in', ['', ...names])]))
    .select(['id', 'insee', 'search_name'])
    .orderBy('id')
    .execute()

/** Locks a rule that the caller may change, with its department and its state today. */
export const lockRule = (transaction: Db, id: number, seer: Seer) =>
  transaction
    .selectFrom('sanitary_rules')
    .innerJoin('federations', 'federations.id', 'sanitary_rules.federation_id')
    .where('sanitary_rules.id', '=', id)
    .where(isTheirs(seer))
    .selectAll('sanitary_rules')
    .select(['federations.department_code', stateOn(seer.today).as('state')])
    .forUpdate('sanitary_rules')
    .executeTakeFirst()

/** The communes of a rule. */
export const findRuleCities = async (db: Db, rule_id: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('sanitary_rule_cities')
    .where('rule_id', '=', rule_id)
    .select('city_id')
    .orderBy('city_id')
    .execute()
  return rows.map(({ city_id }) => city_id)
}

export type RuleRow = Omit<Insertable<Tables['sanitary_rules']>, 'id' | 'version' | 'state' | 'federation_id'>

/** The drafts of a federation. */
export const findDrafts = (db: Db, federationId: number) =>
  db
    .selectFrom('sanitary_rules')
    .where('federation_id', '=', federationId)
    .where('state', '=', 'draft')
    .selectAll()
    .execute()

/** Inserts a rule, and answers its id. */
export async function insertRule(
  transaction: Db,
  rule: RuleRow & { federation_id: number; state: SanitaryRuleState },
  cityIds: number[],
): Promise<number> {
  const { id } = await transaction
    .insertInto('sanitary_rules')
    .values(rule)
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertCities(transaction, id, cityIds)
  return id
}

const insertCities = async (transaction: Db, rule_id: number, cityIds: number[]) => {
  if (cityIds.length === 0) return
  const rows = cityIds.map((city_id) => ({ rule_id, city_id }))
  await transaction.insertInto('sanitary_rule_cities').values(rows).execute()
}

/** Updates a rule and increments its version. */
export const updateRule = (
  transaction: Db,
  { id, version }: { id: number; version: number },
  row: Partial<RuleRow & { state: SanitaryRuleState }>,
) =>
  transaction
    .updateTable('sanitary_rules')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Replaces the communes of a rule. */
export async function replaceRuleCities(transaction: Db, rule_id: number, cityIds: number[]): Promise<void> {
  await transaction.deleteFrom('sanitary_rule_cities').where('rule_id', '=', rule_id).execute()
  await insertCities(transaction, rule_id, cityIds)
}

export const removeRule = (transaction: Db, id: number) =>
  transaction.deleteFrom('sanitary_rules').where('id', '=', id).execute()
