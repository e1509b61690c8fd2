import { dayAfter } from '../../../contract/days.ts'
import { boar, contactId, planned, received } from '../../world/hunts.ts'
import { contested, distantOffer, meetings, openOffer } from '../../world/offers.ts'
import { luc, paul, receiver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { today } from '../support/in-world.ts'
import { CHER, type Kind } from './matrix-callers.ts'
import { everybody, givers, holds, owned, planners, receivers, type Row, type Which } from './matrix-rows.ts'

/** An absence recorded in Cher, and one that does not exist. */
const doubted = {
  near: contested.id,
  far: 999_999,
  sees: ({ federation }: Kind, which: Which) =>
    which === 'near' && (federation === null || federation === CHER),
}

/** Rows of the matrix: offers of givers, and answers of receivers. */
export const offerRows = {
  listHuntOffers: { who: givers, rows: owned(planned.id, 20) },
  offerToContact: {
    who: givers,
    rows: owned(contactId(planned.id, luc.id), contactId(21, paul.id)),
  },
  // The wolfhunter's hunt has no contacts.
  offerToNext: {
    who: givers,
    rows: owned(planned.id, 20),
    sends: { count: 1 },
    status: (_, which) => (which === 'near' ? 200 : 409),
  },
  listConfirmationChoices: { who: givers, rows: owned(openOffer.id, distantOffer.id) },
  // Nobody has accepted.
  confirmOffer: {
    who: planners,
    rows: owned(openOffer.id, distantOffer.id),
    sends: {
      specimen_type_id: 1,
      place: 'Place de l’église',
      city_id: place('Bourges').id,
      day: dayAfter(today, planned.day),
      from: '18:00',
      to: '18:30',
    },
    status: 409,
  },
  handOfferOver: {
    who: planners,
    rows: owned(openOffer.id, distantOffer.id),
    status: 409,
  },
  reportAbsence: {
    who: planners,
    rows: owned(openOffer.id, distantOffer.id),
    status: 409,
  },
  // It is already contested.
  contestAbsence: {
    who: receivers,
    personal: true,
    rows: {
      near: contested.id,
      far: distantOffer.id,
      sees: ({ id }, which) => which === 'near' && id === receiver.id,
    },
    sends: { words: 'Le portail était fermé' },
  },
  listAbsences: { who: holds('users.write') },
  countAbsences: { who: holds('users.write') },
  upholdAbsence: { who: holds('users.write'), rows: doubted },
  liftAbsence: { who: holds('users.write'), rows: doubted },
  listDelegatedMeetings: { who: givers, rows: owned(planned.id, 20) },
  // The giver's meeting has no delegate, and the wolfhunter's is held by themselves.
  makeMeetingLink: { who: planners, personal: true, rows: owned(999_999, meetings[1]!.id), status: 404 },
  closeMeetingLink: { who: planners, rows: owned(999_999, meetings[1]!.id), status: 404 },
  readLinkedMeeting: { ...everybody, sends: { token: 'none' }, status: 404 },
  handLinkedOver: { ...everybody, sends: { token: 'none', offer_id: openOffer.id }, status: 404 },
  reportLinkedAbsence: { ...everybody, sends: { token: 'none', offer_id: openOffer.id }, status: 404 },
  withdrawOffer: { who: givers, rows: owned(openOffer.id, distantOffer.id) },
  readLinkedOffer: { ...everybody, sends: { token: 'none' }, status: 404 },
  answerLinkedOffer: { ...everybody, sends: { token: 'none', answer: 'willing' }, status: 404 },
  listOwnOffers: { who: receivers },
  listReceivedAnimals: { who: receivers },
  reportProblem: {
    who: receivers,
    personal: true,
    rows: { near: received.id, far: boar.id, sees: ({ id }, which) => which === 'near' && id === paul.id },
    sends: { text: 'Un abcès dans l’épaule' },
  },
  readVerification: {
    ...everybody,
    rows: { near: received.verification_token, far: 'none', sees: (_, which) => which === 'near' },
  },
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
