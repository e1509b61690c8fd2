import { monthsBefore, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { expiredExports } from '../../http/exports.ts'
import { expiredSessions } from '../../queries/shared/sessions.ts'
import { expiredMails } from '../../mails/outbox.ts'
import { expiredAddressChanges } from '../../queries/shared/address-changes.ts'
import { erasedBefore } from '../../queries/shared/erasures.ts'
import { countExpired, deleteExpired, type Expired } from '../../queries/shared/retention/expired.ts'
import {
  actsBefore,
  endedBefore,
  findNamed,
  namedBefore,
  pseudonymise,
  repeatedReadings,
  runsBefore,
  unsealActs,
} from '../../queries/shared/retention/retention.ts'
import { contestedBefore, endContests, overSince } from '../../queries/shared/contested-lines.ts'
import { calledOffBefore } from '../../queries/shared/offers/called-off.ts'
import { linksBefore } from '../../queries/shared/offers/meeting-links.ts'
import { delegatesBefore, forgetDelegates, metBefore } from '../../queries/shared/offers/meetings.ts'
import { offeredBefore } from '../../queries/shared/offers/offers.ts'
import {
  answeredBefore,
  explainedBefore,
  forgetAnswers,
  forgetReasons,
} from '../../queries/shared/reports/report-retention.ts'
import { toldBefore } from '../../queries/shared/recalls/reported-problems.ts'
import { openedBefore } from '../../queries/shared/recalls/recall-ends.ts'
import { enteredBefore, forgetEntries } from '../../queries/shared/recalls/sample-retention.ts'
import { unconfirmedTotp } from '../../queries/shared/second-factor/factor-codes.ts'
import { expiredChallenges } from '../../queries/shared/second-factor/second-factors.ts'
import { expiredRequests } from '../../security/request-limits.ts'
import { expiredFailures } from '../../security/throttle.ts'
import { expiredTokens } from '../../security/tokens.ts'
import { contacts } from './contacts.ts'
import { callNotes, examiners, jobs, phones, refusals, removedMembers } from './names.ts'
import { pseudonymOf } from './pseudonyms.ts'
import { recalled } from './recalled.ts'
import { idleAccounts } from './idle-accounts.ts'
import type { Apply, Rule } from './rule.ts'

/** Rows of one batch. */
const ROWS = 5000

/** The day in France a number of months ago: earlier rows have expired. */
const past = (now: Date, months: number) => monthsBefore(parisDay(now), months)

const deletes = (label: string, expired: (now: Date) => Expired): Rule & { apply: Apply } => ({
  label,
  count: ({ db, now }) => countExpired(db, expired(now)),
  apply: (transaction, { now }) => deleteExpired(transaction, expired(now), ROWS),
})

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

const actors: Rule = {
  label: 'Auteurs à remplacer par un pseudonyme dans l’historique',
  count: ({ db, now }) => countExpired(db, namedBefore(past(now, retention.actors))),
  apply: async (transaction, { now, secret }) => {
    await unsealActs(transaction)
    const named = await findNamed(transaction, past(now, retention.actors), ROWS)
    const pseudonyms = named.map(({ id, actor_id, assistant_id }) => ({
      id,
      actor: pseudonymOf(secret, actor_id),
      assistant: pseudonymOf(secret, assistant_id),
    }))
    await pseudonymise(transaction, pseudonyms)
    return named.length
  },
}

/** A deletion from the audit log. */
const unsealed = (rule: Rule & { apply: Apply }): Rule => ({
  ...rule,
  apply: async (transaction, asked) => {
    await unsealActs(transaction)
    return rule.apply(transaction, asked)
  },
})

/**
 * All rules by name, in order of application: after a phone reveal is deleted, its contact is idle like
 * any other.
 */
export const rules: Record<string, Rule> = {
  ...shortLived,
  ...idleAccounts,
  phones,
  contacts,
  callNotes,
  examiners,
  offers: deletes('Propositions anciennes', (now) => offeredBefore(past(now, retention.offers))),
  meetings: deletes('Rendez-vous anciens', (now) => metBefore(past(now, retention.offers))),
  calledOff: deletes('Rendez-vous annulés passés', (now) => calledOffBefore(parisDay(now))),
  delegates: {
    label: 'Contacts sur place de rendez-vous passés',
    count: ({ db, now }) => countExpired(db, delegatesBefore(parisDay(now))),
    apply: (transaction, { now }) => forgetDelegates(transaction, parisDay(now), ROWS),
  },
  meetingLinks: deletes('Liens de rendez-vous passés', (now) => linksBefore(parisDay(now))),
  erasures: deletes('Registre des effacements', (now) => erasedBefore(past(now, retention.erasures))),
  problems: deletes('Problèmes signalés anciens', (now) => toldBefore(past(now, retention.problems))),
  contestsOver: {
    label: 'Contestations dont le gibier compte de nouveau',
    count: ({ db, now }) => countExpired(db, overSince(past(now, limits.contests.months))),
    apply: (transaction, { now }) =>
      endContests(transaction, overSince(past(now, limits.contests.months)), ROWS),
  },
  contests: deletes('Contestations de comptes rendus', (now) =>
    contestedBefore(past(now, retention.contests)),
  ),
  refusals,
  jobs,
  removedMembers,
  availabilities: deletes('Disponibilités passées', (now) =>
    endedBefore(past(now, retention.availabilities)),
  ),
  corrections: {
    label: 'Raisons et auteurs de corrections à oublier',
    count: ({ db, now }) => countExpired(db, explainedBefore(past(now, retention.corrections))),
    apply: (transaction, { now }) => forgetReasons(transaction, past(now, retention.corrections), ROWS),
  },
  answers: {
    label: 'Réponses aux corrections à oublier',
    count: ({ db, now }) => countExpired(db, answeredBefore(past(now, retention.corrections))),
    apply: (transaction, { now }) => forgetAnswers(transaction, past(now, retention.corrections), ROWS),
  },
  results: {
    label: 'Auteurs et raisons de résultats d’analyse à oublier',
    count: ({ db, now }) => countExpired(db, enteredBefore(past(now, retention.results))),
    apply: (transaction, { now }) => forgetEntries(transaction, past(now, retention.results), ROWS),
  },
  recalled,
  recalls: deletes('Rappels anciens', (now) => openedBefore(past(now, retention.recalls))),
  acts: unsealed(deletes('Entrées de l’historique', (now) => actsBefore(past(now, retention.auditLog)))),
  readings: unsealed(
    deletes('Consultations répétées d’un même jour', (now) =>
      repeatedReadings(past(now, retention.readings)),
    ),
  ),
  actors,
  runs: deletes('Anciens passages de cette purge', (now) => runsBefore(past(now, retention.auditLog))),
}
