import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { countIdleContacts, deleteIdleContacts } from '../../queries/shared/retention/idle-contacts.ts'
import type { Rule } from './rule.ts'

/** Hunts of one batch, each of which has up to `limits.contacts` contacts. */
export const HUNTS = 20

const past = (now: Date) => monthsBefore(parisDay(now), limits.retention.contacts)

/** Contacts who were neither called nor served. */
export const contacts: Rule = {
  label: 'Contacts ni appelés ni servis',
  count: ({ db, now }) => countIdleContacts(db, past(now)),
  walk: (transaction, { now }, after) =>
    deleteIdleContacts(transaction, { day: past(now), after, hunts: HUNTS }),
}
