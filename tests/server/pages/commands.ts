import { dayAfter } from '../../../contract/days.ts'
import { received } from '../../world/hunts.ts'
import { giver, patient, waiting } from '../../world/people.ts'
import { sentSample } from '../../world/sanitary.ts'
import { today } from '../support/in-world.ts'
import { childOf } from '../support/pages.ts'
import {
  absences,
  account,
  type Command,
  confirmed,
  corrections,
  deletions,
  idOf,
  mails,
  onAccount,
  onFirst,
  onUser,
  recalls,
  said,
  samples,
  to,
  toTell,
} from './gestures.ts'

const [eva, blocked] = ['near@example.org', 'blocked@example.org'].map(idOf)

/** Each command of staff that changes what the menu counts, from every page that offers it. */
export const commands: Command[] = [
  {
    title: 'validate a waiting account',
    changes: ['accounts'],
    ...onUser(waiting.id, 'validation.requested', 'giverValidating'),
  },
  {
    title: 'ban a waiting account',
    changes: ['accounts'],
    ...onUser(patient.id, 'ban.requested', 'giverBanning'),
  },
  {
    title: 'block a waiting account',
    changes: ['accounts'],
    ...onUser(patient.id, 'blocking.requested', 'userBlocking'),
  },
  {
    title: 'block a giver who owes a report',
    changes: ['hunts'],
    ...onUser(giver.id, 'blocking.requested', 'userBlocking'),
  },
  { title: 'unblock', changes: [], ...onUser(blocked, 'unblocking.requested', 'userUnblocking') },
  {
    title: 'anonymise somebody who asked for it, and to whom a mail did not arrive',
    changes: ['deletions', 'mails'],
    ...onUser(eva, 'anonymisation.requested', 'userAnonymisation'),
  },
  {
    title: 'anonymise the receiver of a contested absence',
    changes: ['absences'],
    ...onUser(idOf('receiver@example.org'), 'anonymisation.requested', 'userAnonymisation'),
  },
  {
    title: 'anonymise a giver who owes a report',
    changes: ['hunts'],
    ...onUser(giver.id, 'anonymisation.requested', 'userAnonymisation'),
  },
  {
    title: 'fulfil a deletion request',
    changes: ['deletions'],
    opens: deletions,
    ...onFirst('deletionRequestList', 'anonymisation.requested', 'request', 'deletionFulfilment'),
  },
  {
    title: 'validate an account in the list',
    changes: ['accounts'],
    ...onAccount('validation.requested', 'giverValidating'),
  },
  {
    title: 'ban an account in the list',
    changes: ['accounts'],
    ...onAccount('ban.requested', 'giverBanning'),
  },
  {
    title: 'open a recall',
    changes: ['recalls'],
    opens: recalls,
    acts: [
      (actor) => actor.send({ type: 'creation.requested' }),
      to(
        ['recallForm'],
        ...Object.entries({
          hunted_on: dayAfter(today, -2),
          tags: received.tag,
          reason: 'Lésions vues',
          department_code: '18',
        }).map(([field, value]) => ({ type: 'field.typed', field, value })),
        { type: 'form.submitted' },
      ),
      to(['recallForm'], confirmed),
    ],
  },
  {
    title: 'lift a recall',
    changes: ['recalls'],
    opens: recalls,
    ...onFirst('recallList', 'recallLifting.requested', 'recall', 'recallLifting', said),
  },
  {
    title: 'note that a person was reached',
    changes: ['recalls'],
    ...toTell('reached.requested', 'recallReached'),
  },
  {
    // The person stays to be called.
    title: 'note a call without answer',
    changes: [],
    ...toTell('unreachable.requested', 'recallUnreachable'),
  },
  {
    title: 'give up reaching a person',
    changes: ['recalls'],
    ...toTell('givingUp.requested', 'recallGivingUp', said),
  },
  {
    title: 'note a positive sample, which recalls its game',
    changes: ['recalls'],
    opens: samples,
    acts: [
      (actor) =>
        actor.send({
          type: 'edition.requested',
          // The other federation has sampled another’s boar: it cannot recall it.
          sample: childOf(actor, 'sampleList')
            .getSnapshot()
            .context.rows.find((row: { reference: string }) => row.reference === sentSample.reference),
        }),
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
    title: 'accept a correction',
    changes: ['corrections'],
    opens: corrections,
    ...onFirst('correctionList', 'acceptance.requested', 'correction', 'correctionAcceptance'),
  },
  {
    title: 'refuse a correction',
    changes: ['corrections'],
    opens: corrections,
    ...onFirst('correctionList', 'refusal.requested', 'correction', 'correctionRefusal', said),
  },
  {
    title: 'lift an absence',
    changes: ['absences'],
    opens: absences,
    ...onFirst('absenceList', 'lifting.requested', 'absence', 'absenceLifting'),
  },
  {
    title: 'uphold an absence',
    changes: ['absences'],
    opens: absences,
    ...onFirst('absenceList', 'upholding.requested', 'absence', 'absenceUpholding'),
  },
  {
    title: 'mark a refused mail as seen',
    changes: ['mails'],
    opens: mails,
    ...onFirst('refusedMailList', 'seeing.requested', 'mail', 'mailSeeing'),
  },
  {
    title: 'ask for the deletion of one’s own account',
    changes: ['deletions'],
    opens: account,
    acts: [to(['deletionRequest'], { type: 'choice.made', value: true }, confirmed)],
    closed: ['accountForm'],
  },
]
