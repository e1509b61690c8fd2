import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import type { OwnRecall } from '../../../contract/receiver/recalls.ts'
import type { ReceivedAnimal } from '../../../contract/receiver/received-animals.ts'
import type { Verification } from '../../../contract/shared/certificates.ts'
import { ownOffers } from '../../models/receiver/own-offers.model.ts'
import { ownRecalls } from '../../models/receiver/own-recalls.model.ts'
import { receivedAnimals } from '../../models/receiver/received-animals.model.ts'
import { verification } from '../../models/receiver/verification.model.ts'
import { testShownFields } from './shown-fields.tsx'

const offer: OwnOffer = {
  id: 8101,
  state: 'accepted',
  started_at: '2026-02-01',
  city: { label: 'Vierzon' },
  distance: 17,
  specimen_types: [{ label: 'chevreuil', icon_url: '/specimens/chevreuil.svg' }],
  sounded_at: '2026-02-02T09:00:00.000Z',
  expires_at: '2026-02-03T09:00:00.000Z',
  reason: 'Vous êtes la plus proche.',
  is_over: false,
  given: 'sanglier entier',
  is_boar: false,
  informing: [],
  meeting: {
    city: 'Mehun',
    place: 'Place de l’église',
    starts_at: '2026-02-04T17:00:00.000Z',
    ends_at: '2026-02-05T17:30:00.000Z',
    late_at: '2026-02-06T17:00:00.000Z',
    moves: 2,
    contact: { name: 'Odile Marchand', phone: '06 39 98 81 01' },
  },
  absence: null,
}
const absence = {
  state: 'noted',
  may_contest: true,
  contest_until: '2026-02-07',
  behind_until: '2026-02-08',
} as const

const absences = {
  noted: 'Le responsable a noté votre absence à ce rendez-vous.',
  contested: 'Vous la contestez : elle ne compte pas tant que la fédération n’a pas décidé.',
  upheld: 'La fédération a examiné votre contestation et maintient l’absence.',
  lifted: 'La fédération vous a donné raison : cette absence ne compte pas.',
}
const closed = { ...offer.meeting!, contact: null, is_contact_closed: true }

testShownFields<OwnOffer>({
  page: 'an own offer',
  flow: ownOffers,
  entity: offer,
  answers: (one) => [['listOwnOffers', [one]]],
  sentences: [
    'Sanglier entier, dimanche 1er février 2026',
    'Vers Vierzon, à 17 km',
    'Rendez-vous mercredi 4 février 2026, de 18 h à 18 h 30, à Mehun, Place de l’église.',
    'Sur place : Odile Marchand',
    '06 39 98 81 01',
    'Ajouter à mon agenda Vous êtes la plus proche.',
  ],
  wordings: [
    ['Rendez-vous accepté', { state: 'confirmed' }, 'Répondez avant le 3 février 2026 à 10 h'],
    [
      'Rendez-vous accepté',
      { state: 'sounded', given: null, meeting: null },
      'Chevreuil, dimanche 1er février',
    ],
    ['Rendez-vous accepté', { state: 'noShow', absence }, 'Possible jusqu’au samedi 7 février 2026.'],
    [
      'Rendez-vous accepté',
      { state: 'noShow', absence },
      'Jusqu’au dimanche 8 février 2026, les propositions',
    ],
    ['Rendez-vous accepté', { state: 'cancelledLate' }, 'Vous avez renoncé peu avant'],
    ['Rendez-vous accepté', { state: 'sounded', meeting: null }, 'Répondez avant le 3 février 2026 à 10 h'],
    ...Object.entries(absences).map(
      ([state, meaning]) =>
        ['Rendez-vous accepté', { state: 'noShow', absence: { ...absence, state } }, meaning] as never,
    ),
    // A delegate’s name is hidden in an assisted session, and so is their number.
    [
      'Sur place : Odile Marchand',
      { meeting: closed },
      'Contact sur place : réservé à la personne, vous agissez',
    ],
    ['06 39 98 81 01', { meeting: closed }, 'Contact sur place : réservé à la personne'],
  ],
})

testShownFields<OwnRecall>({
  page: 'an own recall',
  flow: ownRecalls,
  entity: {
    id: 8201,
    opened_at: '2026-02-10T09:00:00.000Z',
    game: [{ label: 'sanglier', tag: 'SA 0451', started_at: '2026-02-11', city: 'Vierzon' }],
    reason: 'Trichine soupçonnée.',
    is_lifted: false,
    is_known: false,
    federation: {
      name: 'Chasseurs du Loir',
      contact_email: 'contact@loir.example.org',
      contact_phone: '02 54 00 82 01',
      contact_hours: 'Le mardi matin',
    },
  },
  answers: (recall) => [['listOwnRecalls', [recall]]],
  sentences: [
    'SA 0451, chasse du mercredi 11 février 2026 à Vierzon',
    'La raison donnée par la fédération : « Trichine soupçonnée. »',
    'Votre fédération : Chasseurs du Loir. Le mardi matin',
    '02 54 00 82 01',
    'contact@loir.example.org',
  ],
  wordings: [
    ['J’ai bien reçu l’information', { is_known: true }, 'Vous avez confirmé avoir reçu l’information.'],
    ['La raison donnée par la fédération', { reason: null }, 'Le laboratoire a trouvé des trichines'],
    ['Ne mangez pas ce gibier', { is_lifted: true }, 'L’alerte est levée pour sanglier SA 0451'],
  ],
})

const received: ReceivedAnimal = {
  id: 8301,
  specimen_type: 'sanglier',
  tag: 'SA 0451',
  started_at: '2026-02-12',
  city: 'Vierzon',
  federation: 'Chasseurs du Loir',
  is_recalled: false,
  search: 'negative',
  icon_url: '/specimens/sanglier.svg',
  reported_on: '2026-02-13',
}
testShownFields<ReceivedAnimal>({
  page: 'a received animal',
  flow: receivedAnimals,
  entity: received,
  answers: (animal) => [['readReceived', { animals: [animal], lines: [] }]],
  within: ['list', 'Animaux reçus'],
  sentences: [
    'Sanglier, jeudi 12 février 2026',
    'Marquage SA 0451, Vierzon.',
    'Votre signalement du vendredi 13 février 2026',
  ],
  wordings: [
    ['Recherche de trichine : Faite : négative.', { search: 'sent' }, 'Prélèvement au laboratoire'],
    ['Sanglier', { specimen_type: 'daim' }, 'Daim, jeudi 12 février'],
  ],
})

testShownFields<Verification>({
  page: 'what a certificate attests',
  flow: verification,
  entity: (({ id: _, icon_url: __, reported_on: ___, ...attested }) => attested)(received),
  answers: (animal) => [['readVerification', animal]],
  labels: {
    'N° de marquage': 'SA 0451',
    'Chasse du': 'jeudi 12 février 2026',
    Commune: 'Vierzon',
    Fédération: 'Chasseurs du Loir',
  },
  words: {
    Espèce: ['Sanglier', { specimen_type: 'daim' }, 'Daim'],
    Rappel: ['Aucun rappel', { is_recalled: true }, 'Animal rappelé'],
    'Recherche de trichine': ['Faite : négative', { search: null }, 'Sans objet pour cette espèce'],
  },
})
