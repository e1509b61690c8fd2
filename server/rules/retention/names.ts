import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { countExpired, deleteExpired } from '../../queries/shared/retention/expired.ts'
import {
  forgetRefusals,
  forgetStarters,
  refusedBefore,
  removedBefore,
  shownBefore,
  startedBefore,
} from '../../queries/shared/retention/retention-of-names.ts'
import { forgetNotes, notedBefore } from '../../queries/shared/retention/call-notes.ts'
import { examinedBefore, forgetExaminers } from '../../queries/shared/retention/retention.ts'
import type { Rule } from './rule.ts'

/** Rows of one batch. */
export const ROWS = 5000

const past = (now: Date, months: number) => monthsBefore(parisDay(now), months)
const { retention } = limits

/** Phone reveals. */
export const phones: Rule = {
  label: 'Numéros obtenus il y a longtemps',
  count: ({ db, now }) => countExpired(db, shownBefore(past(now, retention.phones))),
  apply: (transaction, { now }) => deleteExpired(transaction, shownBefore(past(now, retention.phones)), ROWS),
}

/** Texts of refusals of givers. */
export const refusals: Rule = {
  label: 'Raisons de refus à oublier',
  count: ({ db, now }) => countExpired(db, refusedBefore(past(now, retention.refusals))),
  apply: (transaction, { now }) => forgetRefusals(transaction, past(now, retention.refusals), ROWS),
}

/** Who started a federation's job. */
export const jobs: Rule = {
  label: 'Auteurs d’imports à oublier',
  count: ({ db, now }) => countExpired(db, startedBefore(past(now, retention.jobs))),
  apply: (transaction, { now }) => forgetStarters(transaction, past(now, retention.jobs), ROWS),
}

/** Names of members whom an import removed. */
export const removedMembers: Rule = {
  label: 'Noms d’adhérents retirés',
  count: ({ db, now }) => countExpired(db, removedBefore(past(now, retention.removedMembers))),
  apply: (transaction, { now }) =>
    deleteExpired(transaction, removedBefore(past(now, retention.removedMembers)), ROWS),
}

/** Notes about calls, which serve for one hunt. */
export const callNotes: Rule = {
  label: 'Notes sur des appels',
  count: ({ db, now }) => countExpired(db, notedBefore(past(now, retention.contacts))),
  apply: (transaction, { now }) => forgetNotes(transaction, past(now, retention.contacts), ROWS),
}

/** Examiners of animals. */
export const examiners: Rule = {
  label: 'Noms des examinateurs d’animaux',
  count: ({ db, now }) => countExpired(db, examinedBefore(past(now, retention.examiners))),
  apply: (transaction, { now }) => forgetExaminers(transaction, past(now, retention.examiners), ROWS),
}
