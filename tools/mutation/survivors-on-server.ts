import type { Survivors } from './survivors.ts'

/** Server mutants that no server test kills. */
export const survivorsOnServer: Survivors = [
  {
    reason: 'Une condition voisine dit déjà la même chose, ou ce cas n’arrive pas.',
    of: [
      "server/handlers/federations/sanitary/samples.ts updateSample: check, && state === 'negative'",
      "server/handlers/federations/sanitary/samples.ts updateSample: check, && sample.state !== 'positive'",
      'server/handlers/shared/second-factors.ts renewRecoveryCodes: check, if (!hasFactor(account))',
      'server/handlers/shared/second-factors.ts renewRecoveryCodes: check, if (dutyOf(caller).methods.length === 0)',
      'server/handlers/shared/totp.ts beginTotp: check, if (!user)',
      'server/queries/shared/cities.ts findCurrent: check, && common.test(name)',
      "server/queries/shared/member-matches.ts holderOfNit: predicate, and others.validation_type <> 'waiting'",
      'server/queries/shared/member-matches.ts lockCandidate: check, if (!row)',
      "server/rules/second-factor/duty.ts findDuty: check, if (duty.state !== 'open' || duty.due_on !== null)",
      'server/rules/second-factor/proof.ts provingSession: check, || session.hash === null',
      'server/rules/waiting/weekly-digest.ts sendDigests: check, if (day === null)',
      'server/handlers/receiver/receivers.ts saveAvailabilities: comparison, day < today',
      "server/queries/sign-in/tokens.ts consumeToken: comparison, .where('expires_at', '>', now)",
      'server/rules/offers/fair-order.ts turnInWords: comparison, clauses.length > 1 (2)',
      'server/queries/federations/federation-list.ts findFederations: predicate, where ${isSeen}',
      'server/queries/shared/cities.ts begin: predicate, where search_name = ${name}',
      "server/queries/shared/sessions.ts noteVisit: predicate, .where('is_deleted', '=', false)",
      "server/queries/users/role-erasure.ts eraseGiver: predicate, .where('finished_at', 'is', null)",
    ],
  },
  {
    reason: 'Un ordre ou un instant exact que les essais n’atteignent pas : une milliseconde.',
    of: ['server/queries/receiver/offers.ts findOwnOffers: comparison, >'],
  },
  {
    reason:
      'Le travail de fond d’un serveur qui tourne : le battement d’une tâche longue, la taille d’un lot.',
    of: [
      "server/queries/federations/federation-jobs.ts touchJob: comparison, .where('state', '=', 'running')",
      'server/rules/retention/idle-accounts.ts close: comparison, closed < ANONYMISED',
      'server/rules/jobs.ts makeJobs: effect, touchJob(db, id, progress.get(id) ?? 0).catch(() => {})',
      'server/rules/jobs.ts makeJobs: effect, progress.delete(id)',
    ],
  },
]
