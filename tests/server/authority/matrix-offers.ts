import { contactId, planned } from '../../world/hunts.ts'
import { distantOffer, openOffer } from '../../world/offers.ts'
import { luc, paul, receiver } from '../../world/people.ts'
import { everybody, givers, owned, receivers, type Row } from './matrix-rows.ts'

/** Rows of the matrix: who offers to whom, and who answers. */
export const offerRows = {
  listHuntOffers: { who: givers, rows: owned(planned.id, 20) },
  offerToContact: {
    who: givers,
    rows: owned(contactId(planned.id, luc.id), contactId(21, paul.id)),
    status: (_, which) => (which === 'near' ? 200 : 409),
  },
  // Nobody is a contact of the wolfhunter's.
  offerToNext: {
    who: givers,
    rows: owned(planned.id, 20),
    sends: { count: 1 },
    status: (_, which) => (which === 'near' ? 200 : 409),
  },
  withdrawOffer: { who: givers, rows: owned(openOffer.id, distantOffer.id) },
  readLinkedOffer: { ...everybody, sends: { token: 'none' }, status: 404 },
  answerLinkedOffer: { ...everybody, sends: { token: 'none', answer: 'willing' }, status: 404 },
  listOwnOffers: { who: receivers },
  answerOffer: {
    who: receivers,
    personal: true,
    rows: {
      near: openOffer.id,
      far: distantOffer.id,
      sees: ({ id }, which) => which === 'near' && id === receiver.id,
    },
    sends: { answer: 'willing' },
  },
} satisfies Record<string, Row>
