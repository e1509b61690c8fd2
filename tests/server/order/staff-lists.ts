import { refusedMail, seedRefusedMail } from '../../world/mails.ts'
import { giver, patient, waiting } from '../../world/people.ts'
import { copied, copies, type SortedList } from './sorted-list.ts'
import { rowsIn } from '../support/rows.ts'

/** Receivers who ask for their deletion. */
const [guy, eva] = [25, 26]

/** A member of the federation 1. */
const member = (id: number) => ({
  id,
  federation_id: 1,
  lastname: 'Éluard',
  firstname: 'Jean',
  nit: `18${id}`,
})

/** Lists of staff. */
export const staffLists: SortedList[] = [
  {
    title: 'contested absences, oldest first',
    of: ['users/todo/absences.ts findContested'],
    url: '/api/v1/absences',
    oldest: 'offers.contested_at',
    given: copied('offers', 305),
  },
  {
    title: 'requested corrections, oldest first',
    of: ['users/todo/corrections.ts findWaiting'],
    url: '/api/v1/corrections',
    oldest: 'report_requests.asked_at',
    given: copied('report_requests', 1, (at) => ({ hunt_id: 6 + at })),
  },
  {
    title: 'deletion requests, oldest first',
    of: ['users/todo/deletion-requests.ts findRequests', 'users/managed-users.ts readUsers'],
    url: '/api/v1/users/deletion_requests',
    oldest: 'users.deletion_requested_at',
    rows: [guy, eva],
  },
  {
    title: 'deletion requests in « À faire », oldest first',
    of: ['users/todo/deletion-requests.ts findAsking'],
    url: '/api/v1/todo',
    oldest: 'users.deletion_requested_at',
    rows: [guy, eva],
    linesOf: (data: { deletions: { rows: unknown[] } }) => data.deletions.rows,
  },
  {
    title: 'hunts without a report, oldest first',
    of: ['users/todo/overdue-hunts.ts findOverdue'],
    url: '/api/v1/hunts/overdue',
    oldest: 'hunts.started_at',
    given: copied('hunts', 2),
  },
  {
    title: 'refused mails, latest first',
    of: ['users/todo/refused-mails.ts findRefused'],
    url: '/api/v1/mails/refused',
    latest: 'mails.created_at',
    given: async (db, now) => {
      await seedRefusedMail(db, now)
      await copied('mails', refusedMail.id)(db)
    },
  },
  {
    title: 'accounts to validate, longest waiting first',
    of: ['users/giver-validation.ts findGiverValidations'],
    url: '/api/v1/givers/need_validation',
    oldest: 'users.created_at',
    rows: [waiting.id, patient.id],
  },
  {
    title: 'accounts to validate in « À faire », longest waiting first',
    of: ['users/giver-validation.ts findLongestWaiting'],
    url: '/api/v1/todo',
    oldest: 'users.created_at',
    rows: [waiting.id, patient.id],
    linesOf: (data: { accounts: { rows: unknown[] } }) => data.accounts.rows,
  },
  {
    title: 'the hunts of a user, latest first',
    of: ['users/user-hunts.ts findUserHunts'],
    url: `/api/v1/users/${giver.id}/hunts`,
    latest: 'hunts.started_at',
    given: copied('hunts', 3),
  },
  {
    title: 'recalls of a federation, latest first',
    of: ['federations/sanitary/recalls.ts findRecalls'],
    url: '/api/v1/recalls',
    latest: 'recalls.opened_at',
    rows: [1, 2],
  },
  {
    title: 'people to notify of a recall in « À faire », oldest recall first',
    of: ['shared/recalls/people-to-tell.ts findToTell'],
    url: '/api/v1/todo',
    oldest: 'recalls.opened_at',
    rows: [1, 2],
    linesOf: (data: { recalls: { rows: unknown[] } }) => data.recalls.rows,
  },
  {
    title: 'samples, latest first',
    of: ['federations/sanitary/samples.ts findSamples'],
    url: '/api/v1/samples',
    latest: 'samples.taken_on',
    rows: [1, 2],
  },
  {
    title: 'drafts of sanitary rules, latest first',
    of: ['federations/sanitary/sanitary-rules.ts findRules'],
    url: '/api/v1/sanitary_rules',
    latest: 'sanitary_rules.starts_on',
    rows: [2, 3],
  },
  {
    title: 'roles, by their names',
    of: ['roles/roles.ts findRoles'],
    url: '/api/v1/roles',
    by: 'roles.label',
    values: ['Écoute', 'Relais'],
    ties: 'lower',
    rows: [5, 70],
  },
  {
    title: 'federations, by department',
    of: ['federations/federation-list.ts findFederations'],
    url: '/api/v1/federations',
    by: 'federations.department_code',
    values: ['92', '93'],
    spare: '94',
    rows: [1, 2],
  },
  {
    title: 'recalls, open ones first',
    of: ['federations/sanitary/recalls.ts findRecalls'],
    url: '/api/v1/recalls',
    by: 'recalls.state',
    values: ['opened', 'closed'],
    rows: [1, 2],
  },
  {
    title: 'people to notify, those who were not told first',
    of: ['shared/recalls/people-to-tell.ts findToTell'],
    url: '/api/v1/todo',
    by: 'recall_receivers.state',
    values: ['toTell', 'told'],
    rows: [1, 2],
    linesOf: (data: { recalls: { rows: unknown[] } }) => data.recalls.rows,
  },
  {
    title: 'samples, those without a result first',
    of: ['federations/sanitary/samples.ts findSamples'],
    url: '/api/v1/samples',
    by: 'samples.state',
    values: ['doubtful', 'negative'],
    rows: [1, 2],
  },
  {
    title: 'sanitary rules, drafts first',
    of: ['federations/sanitary/sanitary-rules.ts findRules'],
    url: '/api/v1/sanitary_rules',
    by: 'sanitary_rules.state',
    values: ['draft', 'inForce'],
    rows: [2, 3],
  },
  {
    title: 'members of a federation, by their names',
    of: ['federations/retrievers.ts findRetrievers'],
    url: '/api/v1/federations/1/retrievers',
    by: 'retrievers.lastname',
    values: ['Éluard', 'Flaubert'],
    ties: 'lower',
    given: (db) =>
      rowsIn(db).add(
        'retrievers',
        copies.map((id) => member(id)),
      ),
  },
]
