import { dayAfter } from '../../../contract/days.ts'
import { received } from '../../world/hunts.ts'
import { giver, others, patient, receiver, waiting } from '../../world/people.ts'
import { sentSample } from '../../world/sanitary.ts'
import { today } from '../support/in-world.ts'
import {
  absences,
  account,
  accounts,
  type Command,
  confirmed,
  corrections,
  deletions,
  mails,
  onFirst,
  onUser,
  recalls,
  said,
  samples,
  to,
  toTell,
} from './gestures.ts'

const [eva, blocked] = ['near@example.org', 'blocked@example.org'].map(
  (email) => others.find((one) => one.email === email)!.id,
)
const [block, anonymise] = [
  ['blocking', 'userBlocking'],
  ['anonymisation', 'userAnonymisation'],
] as const

/** Each command of staff that changes what the menu counts, from every page that offers it, and these counts. */
const gestures: [string, Command['changes'], Pick<Command, 'opens' | 'acts'>][] = [
  ['validate a waiting account', ['accounts'], onUser(waiting.id, 'validation', 'giverValidating')],
  ['ban a waiting account', ['accounts'], onUser(patient.id, 'ban', 'giverBanning')],
  ['block a waiting account', ['accounts'], onUser(patient.id, ...block)],
  ['block a giver who owes a report', ['hunts'], onUser(giver.id, ...block)],
  ['unblock', [], onUser(blocked, 'unblocking', 'userUnblocking')],
  [
    'anonymise who asked for it, and to whom a mail did not arrive',
    ['deletions', 'mails'],
    onUser(eva, ...anonymise),
  ],
  ['anonymise the receiver of a contested absence', ['absences'], onUser(receiver.id, ...anonymise)],
  ['anonymise a giver who owes a report', ['hunts'], onUser(giver.id, ...anonymise)],
  ['fulfil a deletion request', ['deletions'], onFirst(deletions, 'anonymisation', 'deletionFulfilment')],
  ['validate an account in the list', ['accounts'], onFirst(accounts, 'validation', 'giverValidating')],
  ['ban an account in the list', ['accounts'], onFirst(accounts, 'ban', 'giverBanning')],
  ['lift a recall', ['recalls'], onFirst(recalls, 'recallLifting', 'recallLifting', said)],
  ['note that a person was reached', ['recalls'], onFirst(toTell, 'reached', 'recallReached')],
  // The person stays to be called.
  ['note a call without answer', [], onFirst(toTell, 'unreachable', 'recallUnreachable')],
  ['give up reaching a person', ['recalls'], onFirst(toTell, 'givingUp', 'recallGivingUp', said)],
  ['accept a correction', ['corrections'], onFirst(corrections, 'acceptance', 'correctionAcceptance')],
  ['refuse a correction', ['corrections'], onFirst(corrections, 'refusal', 'correctionRefusal', said)],
  ['lift an absence', ['absences'], onFirst(absences, 'lifting', 'absenceLifting')],
  ['uphold an absence', ['absences'], onFirst(absences, 'upholding', 'absenceUpholding')],
  ['mark a refused mail as seen', ['mails'], onFirst(mails, 'seeing', 'mailSeeing')],
]

const newRecall = {
  hunted_on: dayAfter(today, -2),
  tags: received.tag,
  reason: 'Lésions vues',
  department_code: '18',
}
const typed = Object.entries(newRecall).map(([field, value]) => ({ type: 'field.typed', field, value }))

export const commands: Command[] = [
  ...gestures.map(([title, changes, gesture]) => ({ title, changes, ...gesture })),
  {
    title: 'open a recall',
    changes: ['recalls'],
    opens: recalls.opens,
    acts: [
      (page) => page.send({ type: 'creation.requested' }),
      to(['recallForm'], ...typed, { type: 'form.submitted' }),
      to(['recallForm'], confirmed),
    ],
  },
  {
    title: 'note a positive sample, which recalls its game',
    changes: ['recalls'],
    opens: samples.opens,
    acts: [
      (page) => {
        // The other federation has sampled another’s boar: it cannot recall it.
        const isOwn = ({ reference }: { reference: string }) => reference === sentSample.reference
        page.send({ type: 'edition.requested', subject: samples.rows(page).find(isOwn) })
      },
      to(
        ['sampleForm'],
        { type: 'step.chosen', next: 'positive' },
        { type: 'field.typed', field: 'on', value: today },
        { type: 'form.submitted' },
      ),
      to(['sampleForm'], confirmed),
    ],
  },
  {
    title: 'ask for the deletion of one’s own account',
    changes: ['deletions'],
    opens: account,
    acts: [to(['deletionRequest'], { type: 'choice.made', value: true }, confirmed)],
    closed: ['accountForm'],
  },
]
