import { parisDay } from '../../../../contract/days.ts'
import type { AuditAction } from '../../../../contract/shared/audit-log.ts'
import { sanitaryRuleLifecycle } from '../../../../machines/lifecycles/sanitary-rule.ts'
import type { DbTransaction } from '../../../database.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { pageMeta } from '../../../queries/shared/rows.ts'
import {
  countRules,
  findDrafts,
  findRule,
  findRules,
  insertRule,
  lockRule,
  removeRule,
  replaceRuleCities,
  updateRule,
} from '../../../queries/federations/sanitary/sanitary-rules.ts'
import { recordAuditEntry } from '../../../rules/audit-log.ts'
import { assertAllowed } from '../../../rules/lifecycle.ts'
import { isSameRule, readRule } from '../../../rules/sanitary/rule-entries.ts'
import { federationOf } from '../../../rules/sanitary/samples.ts'

/** The rules within the caller's reach. */
export const listSanitaryRules: Handler<'listSanitaryRules'> = async ({ db, now, caller, query }) => {
  const seer = { ...caller, today: parisDay(now) }
  return { data: await findRules(db, seer, query), meta: pageMeta(await countRules(db, seer), query) }
}

const unknown = 'Cette règle est introuvable : elle a peut-être été supprimée.'

/** One of them. */
export const readSanitaryRule: Handler<'readSanitaryRule'> = async ({ db, now, caller, params }) => {
  const rule = await findRule(db, params.id, { ...caller, today: parisDay(now) })
  if (!rule) throw new NotFound(unknown)
  return rule
}

type Changed = { id: number; federation_id: number }
const record = (
  transaction: DbTransaction,
  { caller, now }: Pick<Call<'endSanitaryRule'>, 'caller' | 'now'>,
  act: AuditAction,
  { id, federation_id }: Changed,
) =>
  recordAuditEntry(transaction, { act, by: caller, federationId: federation_id, details: { rule: id } }, now)

/** Creates a draft; sent again, it returns the existing one. */
export const createSanitaryRule: Handler<'createSanitaryRule'> = ({ db, ...call }) =>
  db.transaction().execute(async (transaction) => {
    const { caller, body } = call
    const federation = await federationOf(transaction, caller, body.department_code)
    const entry = await readRule(transaction, federation.department_code, body)
    for (const draft of await findDrafts(transaction, federation.id))
      if (await isSameRule(transaction, draft, entry)) return
    const rule = { ...entry.row, federation_id: federation.id, state: 'draft' as const }
    const id = await insertRule(transaction, rule, entry.cityIds)
    await record(transaction, call, 'rule.created', { id, federation_id: federation.id })
  })

type Commanded = Pick<Call<'endSanitaryRule'>, 'db' | 'caller' | 'now' | 'params'>

/** Runs a command on a rule within the caller's scope, in one transaction. */
const withRule = (
  { db, caller, now, params }: Commanded,
  act: (
    transaction: DbTransaction,
    rule: NonNullable<Awaited<ReturnType<typeof lockRule>>>,
  ) => Promise<unknown>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const rule = await lockRule(transaction, params.id, { ...caller, today: parisDay(now) })
    if (!rule) throw new NotFound(unknown)
    await act(transaction, rule)
  })

const settled =
  'Cette règle a été mise en vigueur : elle ne change plus. Mettez-y fin, et préparez-en une autre.'

/** Changes a draft. Idempotent. */
export const updateSanitaryRule: Handler<'updateSanitaryRule'> = (call) =>
  withRule(call, async (transaction, rule) => {
    assertAllowed(sanitaryRuleLifecycle, rule.state, { type: 'rule.edited' }, settled)
    const entry = await readRule(transaction, rule.department_code, call.body)
    if (await isSameRule(transaction, rule, entry)) return
    if (rule.version !== call.body.version)
      throw new Conflict('Cette règle a été modifiée entre-temps. Relisez-la, puis recommencez.')
    await updateRule(transaction, rule, entry.row)
    await replaceRuleCities(transaction, rule.id, entry.cityIds)
    await record(transaction, call, 'rule.updated', rule)
  })

/** Publishes a draft. Idempotent. */
export const publishSanitaryRule: Handler<'publishSanitaryRule'> = (call) =>
  withRule(call, async (transaction, rule) => {
    const type = 'rule.published'
    assertAllowed(
      sanitaryRuleLifecycle,
      rule.state,
      { type },
      'Cette règle est terminée : préparez-en une autre.',
    )
    if (rule.state === 'inForce') return
    if (rule.ends_on && rule.ends_on < parisDay(call.now))
      throw new Conflict(
        'Le dernier jour de cette règle est passé : changez-le avant de la mettre en vigueur.',
      )
    await updateRule(transaction, rule, { state: 'inForce' })
    await record(transaction, call, type, rule)
  })

/** Ends a published rule. Idempotent. */
export const endSanitaryRule: Handler<'endSanitaryRule'> = (call) =>
  withRule(call, async (transaction, rule) => {
    const type = 'rule.ended'
    const reason = 'Cette règle n’est pas en vigueur : supprimez son brouillon.'
    assertAllowed(sanitaryRuleLifecycle, rule.state, { type }, reason)
    if (rule.state === 'ended') return
    await updateRule(transaction, rule, { state: 'ended' })
    await record(transaction, call, type, rule)
  })

/** Deletes a draft. */
export const deleteSanitaryRule: Handler<'deleteSanitaryRule'> = (call) =>
  withRule(call, async (transaction, rule) => {
    const type = 'rule.deleted'
    assertAllowed(sanitaryRuleLifecycle, rule.state, { type }, settled)
    await removeRule(transaction, rule.id)
    await record(transaction, call, type, rule)
  })
