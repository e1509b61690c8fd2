import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { expiredExports } from '../../http/exports.ts'
import { expiredMails } from '../../mails/outbox.ts'
import { expiredAddressChanges } from '../../queries/shared/address-changes.ts'
import {
  type Change,
  changeExpired,
  countExpired,
  deleteExpired,
  type Expired,
} from '../../queries/shared/retention/expired.ts'
import * as rows from '../../queries/shared/retention/expired-rows.ts'
import { countIdleContacts, deleteIdleContacts } from '../../queries/shared/retention/idle-contacts.ts'
import { actsBefore, repeatedReadings, unsealActs } from '../../queries/shared/retention/retention.ts'
import { unconfirmedTotp } from '../../queries/shared/second-factor/factor-codes.ts'
import { expiredChallenges } from '../../queries/shared/second-factor/second-factors.ts'
import { expiredSessions } from '../../queries/shared/sessions.ts'
import { expiredRequests } from '../../security/request-limits.ts'
import { expiredFailures } from '../../security/throttle.ts'
import { expiredTokens } from '../../security/tokens.ts'
import { idleAccounts } from './idle-accounts.ts'
import { actors, recalled } from './pseudonyms.ts'
import { type Apply, HUNTS, ROWS, type Rule } from './rule.ts'

/** The day in France a number of months ago: earlier rows have expired. */
const past = (now: Date, months: number) => monthsBefore(parisDay(now), months)

const deletes = (label: string, expired: (now: Date) => Expired): Rule & { apply: Apply } => ({
  label,
  count: ({ db, now }) => countExpired(db, expired(now)),
  apply: (transaction, { now }) => deleteExpired(transaction, expired(now), ROWS),
})

const changes = (label: string, change: Change, expired: (now: Date) => Expired): Rule => ({
  label,
  count: ({ db, now }) => countExpired(db, expired(now)),
  apply: (transaction, { now }) => changeExpired(transaction, expired(now), change, ROWS),
})

const empties = (label: string, columns: readonly string[], expired: (now: Date) => Expired) =>
  changes(label, Object.fromEntries(columns.map((column) => [column, null])), expired)

/** What expired before today, and what did so many months ago. */
const isOver = (before: (day: string) => Expired) => (now: Date) => before(parisDay(now))
const aged = (months: number, before: (day: string) => Expired) => (now: Date) => before(past(now, months))

/** Rows with an expiry of their own, such as sessions and tokens. */
export const shortLived = {
  addresses: deletes('Changements d’adresse terminés', expiredAddressChanges),
  exports: deletes('Fichiers d’export expirés', expiredExports),
  sessions: deletes('Sessions terminées', expiredSessions),
  tokens: deletes('Liens expirés', expiredTokens),
  challenges: deletes('Demandes de clé d’accès expirées', expiredChallenges),
  totp: deletes('Applications de codes jamais confirmées', unconfirmedTotp),
  failures: deletes('Essais de connexion oubliés', expiredFailures),
  requests: deletes('Compteurs de demandes périmés', expiredRequests),
  mails: deletes('E-mails envoyés ou abandonnés', expiredMails),
}

const { retention } = limits

/** A deletion from the audit log. */
const unsealed = (rule: Rule & { apply: Apply }): Rule => ({
  ...rule,
  apply: async (transaction, asked) => {
    await unsealActs(transaction)
    return rule.apply(transaction, asked)
  },
})

/** Contacts who were neither called nor served. */
const contacts: Rule = {
  label: 'Contacts ni appelés ni servis',
  count: ({ db, now }) => countIdleContacts(db, past(now, retention.contacts)),
  walk: (transaction, { now }, after) =>
    deleteIdleContacts(transaction, { day: past(now, retention.contacts), after, hunts: HUNTS }),
}

/**
 * All rules by name, in order of application: after a phone reveal is deleted, its contact is idle like
 * any other.
 */
export const rules: Record<string, Rule> = {
  ...shortLived,
  ...idleAccounts,
  phones: deletes('Numéros obtenus il y a longtemps', aged(retention.phones, rows.shownBefore)),
  contacts,
  callNotes: changes('Notes sur des appels', rows.unnoted, aged(retention.contacts, rows.notedBefore)),
  examiners: empties(
    'Noms des examinateurs d’animaux',
    ['examiner_name', 'examiner_number'],
    aged(retention.examiners, rows.examinedBefore),
  ),
  offers: deletes('Propositions anciennes', aged(retention.offers, rows.offeredBefore)),
  meetings: deletes('Rendez-vous anciens', aged(retention.offers, rows.metBefore)),
  calledOff: deletes('Rendez-vous annulés passés', isOver(rows.calledOffBefore)),
  delegates: empties(
    'Contacts sur place de rendez-vous passés',
    ['contact_name', 'contact_phone'],
    isOver(rows.delegatesBefore),
  ),
  meetingLinks: deletes('Liens de rendez-vous passés', isOver(rows.linksBefore)),
  erasures: deletes('Registre des effacements', aged(retention.erasures, rows.erasedBefore)),
  problems: deletes('Problèmes signalés anciens', aged(retention.problems, rows.toldBefore)),
  contestsOver: changes(
    'Contestations dont le gibier compte de nouveau',
    { is_over: true },
    aged(limits.contests.months, rows.overSince),
  ),
  contests: deletes('Contestations de comptes rendus', aged(retention.contests, rows.contestedBefore)),
  refusals: empties(
    'Raisons de refus à oublier',
    ['refusal_reason', 'refusal_note'],
    aged(retention.refusals, rows.refusedBefore),
  ),
  jobs: empties('Auteurs d’imports à oublier', ['started_by'], aged(retention.jobs, rows.startedBefore)),
  removedMembers: deletes('Noms d’adhérents retirés', aged(retention.removedMembers, rows.removedBefore)),
  availabilities: deletes('Disponibilités passées', aged(retention.availabilities, rows.endedBefore)),
  corrections: empties(
    'Raisons et auteurs de corrections à oublier',
    ['reason', 'assistant_id'],
    aged(retention.corrections, rows.explainedBefore),
  ),
  answers: empties(
    'Réponses aux corrections à oublier',
    ['reason', 'answer', 'assistant_id', 'decided_by'],
    aged(retention.corrections, rows.answeredBefore),
  ),
  results: empties(
    'Auteurs et raisons de résultats d’analyse à oublier',
    ['result_by', 'result_assistant_id', 'overturned_by', 'reason'],
    aged(retention.results, rows.enteredBefore),
  ),
  recalled,
  recalls: deletes('Rappels anciens', aged(retention.recalls, rows.openedBefore)),
  acts: unsealed(deletes('Entrées de l’historique', aged(retention.auditLog, actsBefore))),
  readings: unsealed(
    deletes('Consultations répétées d’un même jour', aged(retention.readings, repeatedReadings)),
  ),
  actors,
  runs: deletes('Anciens passages de cette purge', aged(retention.auditLog, rows.runsBefore)),
}
