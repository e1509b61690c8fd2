import { asked } from '../../world/hunts.ts'
import { refusedMail } from '../../world/mails.ts'
import { contested } from '../../world/offers.ts'
import { receiver, waiting } from '../../world/people.ts'
import { CHER, distantGiver, distantMail, distantReceiver, kindOf } from '../authority/matrix-callers.ts'
import { askingForDeletion, proven } from '../fuzz/seeded.ts'
import { holds, pending, scoped } from './callers.ts'
import { address, anonymised, ended, factors, report } from './changes.ts'
import type { Rows } from './row.ts'

const admin = kindOf('an administrator')
const write = holds('users.write')
const view = holds('users.view')
const people = scoped(receiver.id, distantReceiver)
const newcomers = scoped(waiting.id, distantGiver)
/** An absence recorded in Cher, a requested correction there, and none that exists. */
const doubted = pending(contested.id)
const requested = pending(asked.id)

/** What staff do with the accounts of others, and the pending work of a federation. */
export const usersRows = {
  listUsers: { who: view },
  exportUsers: { who: view, sends: {}, changes: {}, acts: 'users.exported' },
  readUser: { who: view, rows: people },
  listUserHunts: { who: view, rows: people },
  createUser: {
    who: write,
    sends: {},
    status: 422,
    right: {
      by: admin,
      sends: { firstname: 'Camille', email: 'somebody@example.org', role_id: 4, federation_id: CHER },
    },
    changes: { users: 1, tokens: 'some' },
    acts: 'user.created',
  },
  updateUser: {
    who: write,
    rows: people,
    sends: { firstname: 'Autre', email: 'autre@example.org', role_id: 2 },
    changes: { ...address, givers: 0, hunts: 0 },
    acts: 'user.updated',
  },
  validateGiver: { who: write, rows: newcomers, changes: { givers: 0 }, acts: 'giver.validated' },
  validateGivers: {
    who: write,
    sends: { ids: [waiting.id] },
    changes: { givers: 0 },
    acts: 'giver.validated',
  },
  invalidateGiver: { who: write, rows: newcomers, changes: { givers: 0 }, acts: 'giver.banned' },
  blockUser: {
    who: holds('users.write.block'),
    rows: people,
    changes: { users: 0, ...ended, tokens: 'some' },
    acts: 'user.blocked',
  },
  // No user in the rows is blocked or requests deletion.
  unblockUser: {
    who: holds('users.write.block'),
    rows: people,
    status: 409,
    right: { by: admin, near: kindOf('somebody blocked').id! },
    changes: { users: 0 },
    acts: 'user.unblocked',
  },
  fulfilDeletionRequest: {
    who: write,
    rows: people,
    status: 409,
    right: { by: admin, near: askingForDeletion },
    changes: anonymised,
    acts: 'user.anonymised',
  },
  anonymiseUser: { who: write, rows: people, changes: anonymised, acts: 'user.anonymised' },
  setUserGdpr: {
    who: holds('users.write.gdpr'),
    rows: people,
    sends: { gdpr_state: 'refused' },
    changes: { users: 0, ...ended, erasures: 'some' },
    acts: 'user.gdpr',
  },
  resetSecondFactor: {
    who: holds('users.write.token'),
    rows: people,
    status: 409,
    right: { by: admin, near: proven.id! },
    changes: { ...factors, passkeys: 'some', totp_secrets: 'some', passkey_challenges: 'some' },
    acts: 'factor.reset',
  },
  readUserToken: {
    who: holds('users.write.token'),
    personal: true,
    rows: people,
    changes: { tokens: 'some' },
    acts: 'user.token',
  },

  readTodo: { who: view },
  updateWeeklyDigest: {
    who: view,
    personal: true,
    sends: { wanted: 1 },
    changes: { users: 0 },
    acts: null,
  },
  countWaiting: { who: holds('users.view', 'users.write') },
  listGiverValidations: { who: view },
  listOverdueHunts: { who: view },
  listRefusedMails: { who: write },
  markMailSeen: { who: write, rows: scoped(refusedMail.id, distantMail), changes: {}, acts: null },
  listDeletionRequests: { who: write },
  listCorrections: { who: write },
  acceptCorrection: {
    who: write,
    rows: requested,
    changes: { report_requests: 0, ...report },
    acts: 'report.accepted',
  },
  refuseCorrection: {
    who: write,
    rows: requested,
    sends: { reason: 'Rien ne le montre' },
    changes: { report_requests: 0 },
    acts: 'report.refused',
  },
  listAbsences: { who: write },
  upholdAbsence: { who: write, rows: doubted, changes: { offers: 0 }, acts: 'absence.upheld' },
  liftAbsence: { who: write, rows: doubted, changes: { offers: 0 }, acts: 'absence.lifted' },
} satisfies Partial<Rows>
