import { kindOf } from '../authority/matrix-callers.ts'
import { boar, finished, generous, planned, received } from '../../world/hunts.ts'
import { nadia, paul, receiver } from '../../world/people.ts'
import { recallLinkToken } from '../../world/recalls.ts'
import { today } from '../support/in-world.ts'
import { byLink, everybody, ownedBy, receivers } from './callers.ts'
import { confirmed } from './changes.ts'
import type { Rows } from './row.ts'

/** What a receiver reads, wishes, and tells. */
export const receiverRows = {
  countContacts: { who: receivers },
  readReachability: { who: receivers },
  listWishes: { who: receivers },
  saveWishes: {
    who: receivers,
    sends: { specimen_type_ids: [], quantities: [] },
    changes: { wishes: 'some', receivers: 0 },
    acts: null,
  },
  readAvailabilities: { who: receivers },
  saveAvailabilities: {
    who: receivers,
    sends: { is_always_available: 1, started_at_dates: [], ended_at_dates: [] },
    right: {
      by: kindOf('a receiver'),
      sends: { is_always_available: 0, started_at_dates: [today], ended_at_dates: [today] },
    },
    changes: { availabilities: 'some', receivers: 0 },
    acts: null,
  },
  listReceivedAnimals: { who: receivers },
  readReceived: { who: receivers },
  contestLine: {
    who: receivers,
    personal: true,
    rows: ownedBy(nadia.id, generous.id, planned.id),
    right: { by: kindOf('a receiver'), near: finished[2]!.id },
    changes: { contested_lines: 1 },
    acts: 'line.contested',
  },
  readVerification: {
    ...everybody,
    rows: { near: received.verification_token, far: 'none', sees: (_, which) => which === 'near' },
  },
  reportProblem: {
    who: receivers,
    personal: true,
    rows: ownedBy(paul.id, received.id, boar.id),
    sends: { text: 'Un abcès dans l’épaule' },
    right: { by: kindOf('a receiver'), near: received.id, sends: { text: 'Un abcès dans l’épaule' } },
    changes: { reported_problems: 1 },
    acts: 'problem.reported',
  },
  listOwnRecalls: { who: receivers },
  acknowledgeRecall: {
    who: receivers,
    personal: true,
    rows: ownedBy(receiver.id, 1, 2),
    changes: confirmed,
    acts: ['recall.acknowledged', 'recall.closed'],
  },
  readLinkedRecall: { ...byLink(recallLinkToken), changes: {}, acts: null },
  acknowledgeLinkedRecall: {
    ...byLink(recallLinkToken),
    changes: confirmed,
    acts: ['recall.acknowledged', 'recall.closed'],
  },
} satisfies Partial<Rows>
