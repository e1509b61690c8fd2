import { parisDay } from '../../../contract/days.ts'
import type { Db, DbTransaction } from '../../database.ts'
import type { Place } from '../../queries/shared/retention/idle-contacts.ts'
import { insertRun, isRetained, mayRetain } from '../../queries/shared/retention/retention.ts'
import { erasureOf } from '../../mails/delivery.ts'
import { keptSecret } from '../../security/secret.ts'
import { addressOf, type Settings } from '../../settings.ts'
import type { Retention, Rule } from './rule.ts'
import { rules, shortLived } from './rules.ts'

/** The hour in France from which the rules are applied, once a day. */
const HOUR = 3

/** What the rules are applied with, by the settings. */
export const retentionBy = (settings: Settings, db: Db, now: Date): Retention => ({
  db,
  secret: settings.sessionSecret ?? keptSecret(settings.dataDir),
  now,
  publicUrl: addressOf(settings),
  eraseMails: erasureOf(settings),
})

/** The number of rows that a rule affects, or affected. */
export type Counts = { name: string; label: string; count: number }[]

/** Counts the rows that each rule affects, without changing anything. */
export async function countRetention(asked: Retention): Promise<Counts> {
  const counts: Counts = []
  for (const [name, { label, count }] of Object.entries(rules))
    counts.push({ name, label, count: await count(asked) })
  return counts
}

/** Rules that failed, by name; all others were applied. */
export class RetentionFailed extends Error {
  readonly failures: ReadonlyMap<string, Error>
  constructor(failures: ReadonlyMap<string, Error>) {
    super(`Ces règles de conservation ont échoué : ${[...failures.keys()].join(', ')}.`)
    this.failures = failures
  }
}

/**
 * Applies rules batch by batch, each in its own transaction. Idempotent and interruptible. Null if
 * another process is already applying them.
 * @throws RetentionFailed after all rules, if some failed
 */
async function apply(chosen: Record<string, Rule>, asked: Retention): Promise<Counts | null> {
  const counts: Counts = []
  const failures = new Map<string, Error>()
  for (const [name, rule] of Object.entries(chosen)) {
    try {
      const count = await applyRule(rule, asked)
      if (count === null) return null
      counts.push({ name, label: rule.label, count })
    } catch (error) {
      failures.set(name, error as Error)
    }
  }
  if (failures.size > 0) throw new RetentionFailed(failures)
  return counts
}

/** Applies a rule to all its batches; null if another process is applying rules. */
async function applyRule(rule: Rule, asked: Retention): Promise<number | null> {
  const applyNext = batchesOf(rule, asked)
  let count = 0
  for (let isLast = false; !isLast;) {
    const batch = await asked.db
      .transaction()
      .execute(async (transaction) => ((await mayRetain(transaction)) ? applyNext(transaction) : null))
    if (batch === null) return null
    count += batch.count
    isLast = batch.isLast
  }
  return count
}

/** Applies a rule to its next batch with each call. */
function batchesOf(rule: Rule, asked: Retention) {
  let after: Place | null = null
  return async (transaction: DbTransaction): Promise<{ count: number; isLast: boolean }> => {
    if ('apply' in rule) {
      const count = await rule.apply(transaction, asked)
      return { count, isLast: count === 0 }
    }
    const { count, next } = await rule.walk(transaction, asked, after)
    after = next
    return { count, isLast: next === null }
  }
}

/** Applies every rule. */
export const applyRetention = (asked: Retention) => apply(rules, asked)

const hourInFrance = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hourCycle: 'h23',
})

/**
 * Hourly maintenance: deletes short-lived rows, and once a day, whatever the number of servers, applies
 * every rule. Answers the result of the latter, otherwise null.
 */
export async function retainHourly(asked: Retention): Promise<Counts | null> {
  const { db, now } = asked
  const day = parisDay(now)
  if (Number(hourInFrance.format(now)) < HOUR || (await isRetained(db, day))) {
    await apply(shortLived, asked)
    return null
  }
  const counts = await applyRetention(asked)
  if (!counts) return null
  await insertRun(db, day, Object.fromEntries(counts.map(({ name, count }) => [name, count])), now)
  return counts
}
