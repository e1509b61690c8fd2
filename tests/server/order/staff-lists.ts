import { refusedMail, seedRefusedMail } from '../../world/mails.ts'
import { admin, giver, patient, waiting } from '../../world/people.ts'
import { noon } from '../support/in-world.ts'
import { copied, copies, latestFirst, oldestFirst, type SortedList } from './sorted-list.ts'

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
    sees: admin,
    url: '/api/v1/absences',
    by: { table: 'offers', column: 'contested_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: copies,
    given: copied('offers', 305),
  },
  {
    title: 'requested corrections, oldest first',
    sees: admin,
    url: '/api/v1/corrections',
    by: { table: 'report_requests', column: 'asked_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: copies,
    given: copied('report_requests', 1, (at) => ({ hunt_id: 6 + at })),
  },
  {
    title: 'deletion requests, oldest first',
    sees: admin,
    url: '/api/v1/users/deletion_requests',
    by: { table: 'users', column: 'deletion_requested_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: [guy, eva],
  },
  {
    title: 'deletion requests in « À faire », oldest first',
    sees: admin,
    url: '/api/v1/todo',
    by: { table: 'users', column: 'deletion_requested_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: [guy, eva],
    linesOf: (data: { deletions: { rows: unknown[] } }) => data.deletions.rows,
  },
  {
    title: 'hunts without a report, oldest first',
    sees: admin,
    url: '/api/v1/hunts/overdue',
    by: { table: 'hunts', column: 'started_at' },
    values: ['2026-03-01', '2026-03-02'],
    ties: 'lower',
    rows: copies,
    given: copied('hunts', 2),
  },
  {
    title: 'refused mails, latest first',
    sees: admin,
    url: '/api/v1/mails/refused',
    by: { table: 'mails', column: 'created_at' },
    values: latestFirst,
    ties: 'upper',
    rows: copies,
    given: async (db) => {
      await seedRefusedMail(db, noon)
      await copied('mails', refusedMail.id)(db)
    },
  },
  {
    title: 'accounts to validate, longest waiting first',
    sees: admin,
    url: '/api/v1/givers/need_validation',
    by: { table: 'users', column: 'created_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: [waiting.id, patient.id],
  },
  {
    title: 'accounts to validate in « À faire », longest waiting first',
    sees: admin,
    url: '/api/v1/todo',
    by: { table: 'users', column: 'created_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: [waiting.id, patient.id],
    linesOf: (data: { accounts: { rows: unknown[] } }) => data.accounts.rows,
  },
  {
    title: 'the hunts of a user, latest first',
    sees: admin,
    url: `/api/v1/users/${giver.id}/hunts`,
    by: { table: 'hunts', column: 'started_at' },
    values: ['2026-03-08', '2026-03-07'],
    ties: 'upper',
    rows: copies,
    given: copied('hunts', 3),
  },
  {
    title: 'recalls of a federation, latest first',
    sees: admin,
    url: '/api/v1/recalls',
    by: { table: 'recalls', column: 'opened_at' },
    values: latestFirst,
    ties: 'upper',
    rows: [1, 2],
  },
  {
    title: 'people to notify of a recall in « À faire », oldest recall first',
    sees: admin,
    url: '/api/v1/todo',
    by: { table: 'recalls', column: 'opened_at' },
    values: oldestFirst,
    ties: 'lower',
    rows: [1, 2],
    linesOf: (data: { recalls: { rows: unknown[] } }) => data.recalls.rows,
  },
  {
    title: 'samples, latest first',
    sees: admin,
    url: '/api/v1/samples',
    by: { table: 'samples', column: 'taken_on' },
    values: ['2026-03-06', '2026-03-05'],
    ties: 'upper',
    rows: [1, 2],
  },
  {
    title: 'drafts of sanitary rules, latest first',
    sees: admin,
    url: '/api/v1/sanitary_rules',
    by: { table: 'sanitary_rules', column: 'starts_on' },
    values: ['2026-03-06', '2026-03-05'],
    ties: 'upper',
    rows: [2, 3],
  },
  {
    title: 'roles, by their names',
    sees: admin,
    url: '/api/v1/roles',
    by: { table: 'roles', column: 'label' },
    values: ['Écoute', 'Relais'],
    ties: 'lower',
    rows: [5, 70],
  },
  {
    title: 'federations, by department',
    sees: admin,
    url: '/api/v1/federations',
    by: { table: 'federations', column: 'department_code' },
    values: ['92', '93'],
    spare: '94',
    rows: [1, 2],
  },
  {
    title: 'recalls, open ones first',
    sees: admin,
    url: '/api/v1/recalls',
    by: { table: 'recalls', column: 'state' },
    values: ['opened', 'closed'],
    rows: [1, 2],
  },
  {
    title: 'people to notify, those who were not told first',
    sees: admin,
    url: '/api/v1/todo',
    by: { table: 'recall_receivers', column: 'state' },
    values: ['toTell', 'told'],
    rows: [1, 2],
    linesOf: (data: { recalls: { rows: unknown[] } }) => data.recalls.rows,
  },
  {
    title: 'samples, those without a result first',
    sees: admin,
    url: '/api/v1/samples',
    by: { table: 'samples', column: 'state' },
    values: ['doubtful', 'negative'],
    rows: [1, 2],
  },
  {
    title: 'sanitary rules, drafts first',
    sees: admin,
    url: '/api/v1/sanitary_rules',
    by: { table: 'sanitary_rules', column: 'state' },
    values: ['draft', 'inForce'],
    rows: [2, 3],
  },
  {
    title: 'members of a federation, by their names',
    sees: admin,
    url: '/api/v1/federations/1/retrievers',
    by: { table: 'retrievers', column: 'lastname' },
    values: ['Éluard', 'Flaubert'],
    ties: 'lower',
    rows: copies,
    given: (db) =>
      db
        .insertInto('retrievers')
        .values(copies.map((id) => member(id)))
        .execute(),
  },
]
