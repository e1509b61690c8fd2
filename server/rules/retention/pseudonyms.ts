import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { countExpired } from '../../queries/shared/retention/expired.ts'
import {
  findNamedReceivers,
  pseudonymiseReceivers,
  recalledBefore,
} from '../../queries/shared/recalls/recall-ends.ts'
import { ROWS, type Rule } from './rule.ts'
import { keyedHash } from '../../security/secret.ts'
import { findNamed, namedBefore, pseudonymise, unsealActs } from '../../queries/shared/retention/retention.ts'

/** The first day whose entries still name people. */
const since = (now: Date, months: number) => monthsBefore(parisDay(now), months)
const { retention } = limits

/** People affected by recalls older than a year: replaced with pseudonyms. */
export const recalled: Rule = {
  label: 'Personnes à remplacer par un pseudonyme dans les rappels',
  count: ({ db, now }) => countExpired(db, recalledBefore(since(now, retention.recalled))),
  apply: async (transaction, { now, secret }) => {
    const named = await findNamedReceivers(transaction, since(now, retention.recalled), ROWS)
    const people = named.map(({ id, receiver_id }) => ({ id, pseudonym: pseudonymOf(secret, receiver_id) }))
    await pseudonymiseReceivers(transaction, people, now)
    return named.length
  },
}

/** Characters of a pseudonym. */
const PSEUDONYM = 12

/** The pseudonym of a person: always the same, and linked to them only by the server's secret. */
const pseudonymOf = (secret: string, id: number | null) =>
  id === null
    ? null
    : Buffer.from(keyedHash(secret, 'actor', String(id)), 'base64url')
        .toString('hex')
        .slice(0, PSEUDONYM)

/** Who acted, in old entries of the audit log: replaced likewise. */
export const actors: Rule = {
  label: 'Auteurs à remplacer par un pseudonyme dans l’historique',
  count: ({ db, now }) => countExpired(db, namedBefore(since(now, retention.actors))),
  apply: async (transaction, { now, secret }) => {
    await unsealActs(transaction)
    const named = await findNamed(transaction, since(now, retention.actors), ROWS)
    const pseudonyms = named.map(({ id, actor_id, assistant_id }) => ({
      id,
      actor: pseudonymOf(secret, actor_id),
      assistant: pseudonymOf(secret, assistant_id),
    }))
    await pseudonymise(transaction, pseudonyms)
    return named.length
  },
}
