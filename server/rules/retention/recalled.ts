import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { countExpired } from '../../queries/shared/retention/expired.ts'
import {
  findNamedReceivers,
  pseudonymiseReceivers,
  recalledBefore,
} from '../../queries/shared/recalls/recall-ends.ts'
import { pseudonymOf } from './pseudonyms.ts'
import { ROWS, type Rule } from './rule.ts'

/** The first day whose recalls still name people. */
const since = (now: Date) => monthsBefore(parisDay(now), limits.retention.recalled)

/** People affected by recalls older than a year: replaced with pseudonyms. */
export const recalled: Rule = {
  label: 'Personnes à remplacer par un pseudonyme dans les rappels',
  count: ({ db, now }) => countExpired(db, recalledBefore(since(now))),
  apply: async (transaction, { now, secret }) => {
    const named = await findNamedReceivers(transaction, since(now), ROWS)
    const people = named.map(({ id, receiver_id }) => ({ id, pseudonym: pseudonymOf(secret, receiver_id) }))
    await pseudonymiseReceivers(transaction, people, now)
    return named.length
  },
}
