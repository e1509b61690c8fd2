import { dayAfter } from '../../../contract/days.ts'
import type { OverdueHunt } from '../../../contract/users/overdue-hunts.ts'
import type { RefusedMail } from '../../../contract/users/refused-mails.ts'
import type { Todo } from '../../../contract/users/todo.ts'
import { informed, othersHunts } from '../../world/hunts.ts'
import { refusedMail } from '../../world/mails.ts'
import { giver, others, patient, waiting, wolfhunter } from '../../world/people.ts'
import { today } from '../../world/today.ts'
import { late, recent } from './deletion-requests.ts'
import { waiting as absence } from './absences.ts'
import { waiting as correction } from './corrections.ts'
import { openedRecall } from '../../world/recalls.ts'
import { nameOf } from './users.ts'

const overdue = (
  hunt: { id: number; day: number },
  { id, phone, ...person }: typeof giver,
  city: string,
): OverdueHunt => ({
  id: hunt.id,
  giver: { id, name: `${person.firstname} ${person.lastname}`, phone },
  federation: 'Cher',
  city,
  started_at: dayAfter(today, hunt.day),
  days_late: -hunt.day,
})

/** The past hunts without a report of the world, oldest first, as the server answers them. */
export const hunts = [
  overdue(othersHunts[1]!, wolfhunter, 'Saint-Amand-Montrond'),
  overdue(informed, giver, 'Bourges'),
]

const eva = others.find(({ id }) => id === refusedMail.user_id)!

/** The undeliverable mail of the world. */
export const mail: RefusedMail = {
  id: refusedMail.id,
  person: { id: refusedMail.user_id, name: 'Eva Proche', phone: eva.phone },
  recipient: refusedMail.recipient,
  subject: refusedMail.subject,
  created_at: `${dayAfter(today, -3)}T11:00:00.000Z`,
  problem: refusedMail.last_error,
}
/** An undeliverable mail to somebody without an account. */
export const stray: RefusedMail = {
  ...mail,
  id: 9003,
  person: null,
  recipient: 'contact@example.org',
  problem: null,
}

const [told] = openedRecall.receivers
/** The person whom staff of Cher has to tell of a recall. */
const toTell = { id: told!.id, name: told!.name!, phone: told!.phone, opened_at: openedRecall.opened_at }

const account = (person: typeof patient, city: string, waited_hours: number) => ({
  id: person.id,
  name: `${person.firstname} ${person.lastname}`,
  city,
  waited_hours,
})
const deletion = (request: typeof late) => ({
  id: request.id,
  name: nameOf(request),
  due_on: request.due_on,
  days_left: request.days_left,
})

/** The pending work of the world, as the server answers cher@. */
export const everything: Todo = {
  recalls: { total: 1, late: 0, rows: [toTell] },
  accounts: {
    total: 2,
    late: 1,
    rows: [account(patient, 'Dun-sur-Auron', 7 * 24), account(waiting, 'Sancerre', 0)],
  },
  deletions: { total: 2, late: 1, rows: [late, recent].map(deletion) },
  hunts: { total: 2, late: 2, rows: hunts },
  mails: { total: 1, late: 0, rows: [mail] },
  corrections: { total: 1, late: 0, rows: [correction] },
  absences: { total: 1, late: 0, rows: [absence] },
  weekly_digest: false,
}
/** Only a recall: somebody still has to be told. */
export const onlyRecall: Todo = {
  ...everything,
  accounts: { total: 0, late: 0, rows: [] },
  deletions: { total: 0, late: 0, rows: [] },
  hunts: { total: 0, late: 0, rows: [] },
  mails: { total: 0, late: 0, rows: [] },
  corrections: { total: 0, late: 0, rows: [] },
  absences: { total: 0, late: 0, rows: [] },
}
const none = { total: 0, late: 0, rows: [] }
/** No pending work, for staff who may only read. */
export const nothing: Todo = {
  recalls: null,
  accounts: none,
  deletions: null,
  hunts: none,
  mails: null,
  corrections: null,
  absences: null,
  weekly_digest: false,
}
