import type { DelegatedMeeting, LinkedMeeting } from '../../../contract/giver/meeting-links.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { delegatedMeetings } from '../../models/giver/offers/delegated-meetings.model.ts'
import { huntOffers } from '../../models/giver/offers/hunt-offers.model.ts'
import { linkedMeeting } from '../../models/giver/offers/linked-meeting.model.ts'
import { planned } from '../../models/pages/giver.ts'
import { testShownFields } from './shown-fields.tsx'

const offer: HuntOffer = {
  id: 7301,
  contact_id: 7302,
  firstname: 'Manon',
  lastname: 'Lefèvre',
  phone: '06 39 98 73 01',
  state: 'confirmed',
  sounded_at: '2026-02-01T09:00:00.000Z',
  expires_at: '2026-02-02T09:00:00.000Z',
  answered_at: '2026-02-03T09:00:00.000Z',
  reason: 'La plus proche.',
  is_unheard: false,
  absence: null,
  may_miss: false,
  obstacle: null,
  given: 'sanglier, bracelet SA 0451',
  is_boar: true,
  informing: [],
  meeting: {
    place: 'Place de l’église',
    city: 'Vierzon',
    starts_at: '2026-02-04T17:00:00.000Z',
    ends_at: '2026-02-05T17:30:00.000Z',
    is_over: false,
  },
}
testShownFields<HuntOffer>({
  page: 'an offer of a hunt',
  flow: huntOffers,
  entity: offer,
  input: () => ({ hunt: planned, asked: null, formKey: 'form' }),
  answers: (one) => [
    ['listHuntOffers', { offers: [one], candidates: 0, may_ask: true, to_give: 0, next: null }],
  ],
  within: ['list', 'Propositions'],
  sentences: [
    'Manon Lefèvre Rendez-vous proposé Sanglier, bracelet SA 0451 : mercredi 4 février 2026, de 18 h à 18 h 30, Place de l’église, Vierzon.',
    'Peut répondre jusqu’au 2 février 2026 à 10 h. La plus proche.',
    '06 39 98 73 01',
  ],
  wordings: [
    ['Rendez-vous proposé', { state: 'accepted' }, 'Rendez-vous accepté'],
    ['Rendez-vous proposé', { state: 'noShow', absence: 'contested' }, 'Absence contestée'],
    ['Rendez-vous proposé', { state: 'declined' }, 'A dit non'],
    ['', { state: 'accepted', obstacle: 'Ce gibier est rappelé.' }, 'La plus proche. Ce gibier est rappelé.'],
    ['', { is_unheard: true }, 'prévenez cette personne par téléphone. L’envoi continue.'],
    ['Rendez-vous proposé', { state: 'expired' }, 'Sans réponse'],
    ['Rendez-vous proposé', { state: 'expired', is_unheard: true }, 'Message non parti'],
    [
      '',
      { state: 'expired', is_unheard: true },
      'cette personne n’a rien su. Vous pouvez lui proposer de nouveau.',
    ],
  ],
})

const bothCame: DelegatedMeeting['noted'] = [
  { name: 'Luc Petit', what: 'noShow' },
  { name: 'Manon Lefèvre', what: 'handedOver' },
  { name: 'Jean Blanc', what: 'handedOver' },
]
testShownFields<DelegatedMeeting>({
  page: 'a meeting held by somebody else',
  flow: delegatedMeetings,
  entity: {
    id: 7401,
    place: 'Place de l’église',
    city: 'Vierzon',
    starts_at: '2026-02-04T17:00:00.000Z',
    ends_at: '2026-02-05T17:30:00.000Z',
    delegate: { name: 'Odile Marchand', phone: '06 39 98 74 01' },
    is_open: true,
    noted: [
      { name: 'Manon Lefèvre', what: 'handedOver' },
      { name: 'Luc Petit', what: 'noShow' },
    ],
  },
  input: () => ({ hunt: planned }),
  answers: (meeting) => [['listDelegatedMeetings', [meeting]]],
  within: ['list', 'Rendez-vous'],
  sentences: [
    'Odile Marchand tient le rendez-vous',
    'Mercredi 4 février 2026, de 18 h à 18 h 30, Place de l’église, Vierzon.',
    '1 remise : Manon Lefèvre. 1 absence : Luc Petit.',
  ],
  wordings: [
    ['Nouveau lien', { is_open: false }, 'Créer le lien'],
    // Where all came, no absence is mentioned.
    ['absence :', { noted: [{ name: 'Jean Blanc', what: 'handedOver' }] }, '1 remise : Jean Blanc.'],
    ['1 remise', { noted: bothCame }, '2 remises : Manon Lefèvre, Jean Blanc. 1 absence : Luc Petit.'],
    ['1 remise', { noted: [] }, 'Rien n’est encore noté par ce lien.'],
  ],
})

const expected: LinkedMeeting = {
  place: 'Place de l’église',
  city: 'Vierzon',
  starts_at: '2026-02-04T17:00:00.000Z',
  ends_at: '2026-02-05T17:30:00.000Z',
  delegate: 'Odile Marchand',
  is_over: true,
  people: [
    {
      id: 7501,
      firstname: 'Manon',
      lastname: 'Lefèvre',
      phone: '06 39 98 75 01',
      given: 'sanglier, bracelet SA 0451',
      is_boar: true,
      informing: [],
      obstacle: null,
      state: 'accepted',
    },
  ],
}
const [awaited] = expected.people as [LinkedMeeting['people'][0]]
testShownFields<LinkedMeeting>({
  page: 'the meeting of a delegate',
  flow: linkedMeeting,
  entity: expected,
  answers: (meeting) => [['readLinkedMeeting', meeting]],
  sentences: [
    'Mercredi 4 février 2026, de 18 h à 18 h 30, Place de l’église, Vierzon. Sur place : Odile Marchand.',
    'Manon Lefèvre Attendu Sanglier, bracelet SA 0451.',
    '06 39 98 75 01',
  ],
  wordings: [
    ['Attendu', { people: [{ ...awaited, state: 'noShow' }] }, 'Manon Lefèvre Absent'],
    ['Attendu', { people: [{ ...awaited, state: 'handedOver' }] }, 'Manon Lefèvre Remis'],
    ['', { people: [{ ...awaited, obstacle: 'Ce gibier est rappelé.' }] }, 'Ce gibier est rappelé.'],
  ],
})
