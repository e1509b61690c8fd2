import { kindOf } from '../authority/matrix-callers.ts'
import { dayAfter } from '../../../contract/days.ts'
import { contactId, planned } from '../../world/hunts.ts'
import { contested, distantOffer, meetings, openOffer, offerLinkToken } from '../../world/offers.ts'
import { luc, paul, receiver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { linkedMeeting, meetingLinkTokens, promised, unlinkedMeeting } from '../fuzz/seeded.ts'
import { today } from '../support/in-world.ts'
import { byLink, givers, owned, ownedBy, planners, receivers } from './callers.ts'
import { offer } from './changes.ts'
import type { Rows } from './row.ts'

const by = kindOf('a giver')
/** Who accepts gives their number to the giver. */
const answered = { ...offer, phone_reveals: 'some' } as const
const offers = owned(openOffer.id, distantOffer.id)
const own = ownedBy(receiver.id, openOffer.id, distantOffer.id)
const meeting = { city_id: place('Bourges').id, from: '18:00', to: '18:30' }
/** The giver's meeting has no delegate, and the wolfhunter's is held by themselves. */
const delegated = owned(999_999, meetings[1]!.id)

/** Offers and the meetings that they lead to: of givers, of receivers, and of who holds a link. */
export const offerRows = {
  listHuntOffers: { who: givers, rows: owned(planned.id, 20) },
  offerToContact: {
    who: givers,
    rows: owned(contactId(planned.id, luc.id), contactId(21, paul.id)),
    changes: { offers: 'some' },
    acts: null,
  },
  // The wolfhunter's hunt has no contacts.
  offerToNext: {
    who: givers,
    rows: owned(planned.id, 20),
    sends: { count: 1 },
    status: (_, which) => (which === 'near' ? 200 : 409),
    changes: { offers: 'some' },
    acts: null,
  },
  withdrawOffer: { who: givers, rows: offers, changes: offer, acts: null },
  listConfirmationChoices: { who: givers, rows: offers },
  // Nobody has accepted.
  confirmOffer: {
    who: planners,
    rows: offers,
    sends: { ...meeting, specimen_type_id: 1, place: 'Place de l’église', day: dayAfter(today, planned.day) },
    status: 409,
    right: {
      by,
      near: promised.willing,
      sends: { ...meeting, specimen_type_id: 2, place: 'La mairie', day: today },
    },
    changes: offer,
    acts: null,
  },
  handOfferOver: {
    who: planners,
    rows: offers,
    status: 409,
    right: { by, near: promised.accepted, sends: { is_warned: 1 } },
    changes: offer,
    acts: null,
  },
  reportAbsence: {
    who: planners,
    rows: offers,
    status: 409,
    right: { by, near: promised.missed },
    changes: offer,
    acts: 'absence.noted',
  },

  listDelegatedMeetings: { who: givers, rows: owned(planned.id, 20) },
  makeMeetingLink: {
    who: planners,
    personal: true,
    rows: delegated,
    status: 404,
    right: { by, near: unlinkedMeeting },
    changes: { meeting_links: 'some' },
    acts: 'delegate.linked',
  },
  closeMeetingLink: {
    who: planners,
    rows: delegated,
    status: 404,
    right: { by, near: linkedMeeting },
    changes: { meeting_links: -1 },
    acts: 'delegate.unlinked',
  },
  readLinkedMeeting: { ...byLink(meetingLinkTokens.today), changes: {}, acts: null },
  handLinkedOver: {
    ...byLink(meetingLinkTokens.today, { offer_id: promised.accepted, is_warned: 1 }),
    changes: offer,
    acts: 'delegate.handed_over',
  },
  reportLinkedAbsence: {
    ...byLink(meetingLinkTokens.over, { offer_id: promised.missed }),
    changes: offer,
    acts: ['absence.noted', 'delegate.noted_absence'],
  },

  listOwnOffers: { who: receivers },
  answerOffer: {
    who: receivers,
    personal: true,
    rows: own,
    sends: { answer: 'willing' },
    changes: answered,
    acts: 'phone.given',
  },
  readLinkedOffer: { ...byLink(offerLinkToken), changes: {}, acts: null },
  answerLinkedOffer: {
    ...byLink(offerLinkToken, { answer: 'willing' }),
    changes: answered,
    acts: 'phone.given',
  },
  // It is already contested.
  contestAbsence: {
    who: receivers,
    personal: true,
    rows: ownedBy(receiver.id, contested.id, distantOffer.id),
    sends: { words: 'Le portail était fermé' },
    right: { by: kindOf('a receiver'), near: promised.noted, sends: { words: 'Le portail était fermé' } },
    changes: { offers: 0 },
    acts: 'absence.contested',
  },
} satisfies Partial<Rows>
