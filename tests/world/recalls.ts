import type { Recall } from '../../contract/federations/recalls.ts'
import type { OwnRecall } from '../../contract/receiver/recalls.ts'
import { dayAfter } from '../../contract/days.ts'
import { generous } from './hunts.ts'
import { camille, giver, receiver } from './people.ts'
import { today } from './today.ts'

/** The open recalls of the test world, each with one person notified: one in Cher, one in Indre. */
export const recalls = [
  { federation_id: 1, receiver_id: receiver.id, reason: 'Lésions vues à la découpe' },
  { federation_id: 2, receiver_id: camille.id, reason: 'Lésions vues à la découpe' },
]
/** The token of the link mailed to receiver@. */
export const recallLinkToken = 'the-link-that-was-mailed-with-a-recall'

const huntedOn = dayAfter(today, generous.day)
const game = [{ label: 'sanglier', tag: null, started_at: huntedOn, city: 'Bourges' }]
const opened_at = `${today}T08:00:00.000Z`

/** As the server answers it to cher@. */
export const openedRecall: Recall = {
  id: 1,
  state: 'opened',
  sample: null,
  reason: 'Lésions vues à la découpe',
  lifted_reason: null,
  opened_at,
  ended_at: null,
  other_federation: null,
  game,
  awaited: 0,
  givers: [{ name: `${giver.firstname} ${giver.lastname}`, phone: giver.phone }],
  receivers: [
    {
      id: 1,
      name: `${receiver.firstname} ${receiver.lastname}`,
      phone: receiver.phone,
      email: receiver.email,
      state: 'told',
      mail: 'sent',
      told_at: opened_at,
      answered_at: null,
      by: null,
      attempts: 0,
      last_attempt_at: null,
      given_up_reason: null,
    },
  ],
}

/** As the server answers it to receiver@, and to the holder of the link. */
export const ownRecall: OwnRecall = {
  id: 1,
  opened_at,
  game,
  reason: 'Lésions vues à la découpe',
  is_lifted: false,
  is_known: false,
  federation: { name: 'Cher', contact_email: null, contact_phone: null, contact_hours: null },
}
