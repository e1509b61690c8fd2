import type { Contact } from '../../../contract/giver/contacts.ts'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import type { Report } from '../../../contract/giver/reports.ts'
import { contacts } from '../../models/giver/contacts.model.ts'
import { huntList } from '../../models/giver/hunt-list.model.ts'
import { reportVersions } from '../../models/giver/reports/report-versions.model.ts'
import { planned } from '../../models/pages/giver.ts'
import { onlyPage, testShownFields } from './shown-fields.tsx'

testShownFields<Hunt>({
  page: 'the past hunts',
  flow: huntList,
  entity: {
    id: 7101,
    started_at: '2026-02-01',
    city_id: 7102,
    city: { label: 'Vierzon' },
    is_wolfhunter: false,
    hunt_state: { code: 'finished' },
    hunt_previsions: [{ specimen_type_id: 1, quantity: 9 }],
    given: [
      { specimen_type_id: 1, quantity: 2 },
      { specimen_type_id: 4, quantity: 5 },
    ],
    correction: null,
  },
  answers: (hunt) => [['listHunts', onlyPage(hunt)]],
  sentences: ['Dimanche 1er février 2026', 'Vierzon · Donné : 2 sangliers, 5 daims'],
  wordings: [
    ['', { correction: 'requested' }, 'Votre correction attend une réponse'],
    ['', { correction: 'accepted' }, 'Votre correction est acceptée'],
    ['', { correction: 'refused' }, 'Votre correction est refusée'],
  ],
})

testShownFields<Hunt>({
  page: 'the hunts to come',
  flow: huntList,
  entity: {
    id: 7301,
    started_at: '2126-04-05',
    city_id: 7302,
    city: { label: 'Sancerre' },
    is_wolfhunter: false,
    hunt_state: { code: 'planned' },
    hunt_previsions: [
      { specimen_type_id: 1, quantity: 3 },
      { specimen_type_id: 4, quantity: 7 },
    ],
  },
  answers: (hunt) => [['listHunts', onlyPage(hunt)]],
  sentences: ['Vendredi 5 avril 2126', 'Sancerre', '3 sangliers', '7 daims'],
  wordings: [
    ['', { is_wolfhunter: true }, 'Louvetier'],
    ['', { hunt_state: { code: 'informed' } }, 'En attente d’information'],
  ],
})

testShownFields<Contact>({
  page: 'a contact of a hunt',
  flow: contacts,
  entity: {
    id: 7201,
    firstname: 'Manon',
    lastname: 'Lefèvre',
    phone: '06 39 98 72 01',
    shown_at: '2026-02-02T09:00:00.000Z',
    distance: 17,
    city: { label: 'Vierzon' },
    sum_donation: 23,
    wishes: [
      { specimen_type_id: 1, quantity: 3, icon_url: '/specimens/sanglier.svg' },
      { specimen_type_id: 4, quantity: 5, icon_url: '/specimens/daim.svg' },
    ],
    donations: [],
  },
  input: () => ({ hunt: planned }),
  answers: (contact) => [
    ['readDonations', { contacts: [contact, { ...contact, id: 7209 }], is_search_due: false }],
    ['listContactOrders', []],
  ],
  within: ['article', /./],
  sentences: [
    'Manon Lefèvre',
    '06 39 98 72 01',
    'Vierzon (17 km)',
    '3 sangliers',
    '5 daims',
    'Déjà 23 gibier(s) reçu(s)',
  ],
  wordings: [['06 39 98 72 01', { phone: null, shown_at: null }, 'Obtenir']],
})

testShownFields<Report>({
  page: 'a report and its versions',
  flow: reportVersions,
  entity: {
    state: 'recorded',
    received: [{ person: 'Nadia Rousseau', animals: [{ specimen_type_id: 1, quantity: 2 }] }],
    unreceived: [{ specimen_type_id: 2, quantity: 6, fate: 'kept' }],
    version: 9,
    amendable_until: '2026-02-09',
    versions: [
      {
        number: 3,
        recorded_at: '2026-02-10T09:00:00.000Z',
        author: 'Hélène Moreau',
        assistant: 'Denis Perrin',
        reason: 'Un de trop.',
        changes: [{ person: 'Julie Fontaine', specimen_type_id: 1, before: 8, after: 7 }],
      },
    ],
    request: {
      asked_at: '2026-02-11T09:00:00.000Z',
      reason: 'Carnet relu.',
      changes: [{ person: 'Yves Garnier', specimen_type_id: 2, before: 4, after: 5 }],
      decided_at: '2026-02-12T09:00:00.000Z',
      answer: 'Le carnet dit cinq.',
    },
  },
  answers: (report) => [['readReport', report]],
  open: (actor) => actor.send({ type: 'versions.shown' } as never),
  within: ['dialog', 'Compte rendu'],
  sentences: [
    'Nadia Rousseau 2 sangliers',
    '6 chevreuils gardés',
    'jusqu’au lundi 9 février 2026',
    'Le 10 février 2026 à 10 h, par Denis Perrin, à la place d’Hélène Moreau',
    'Raison : « Un de trop. »',
    'Julie Fontaine : 8 sangliers → 7 sangliers',
  ],
  wordings: [
    ['Version 3', { version: 3 }, 'Version 3, en vigueur'],
    ['jusqu’au lundi 9 février', { state: 'refused' }, 'Sa raison : « Le carnet dit cinq. »'],
    ['jusqu’au lundi 9 février', { state: 'requested' }, 'Yves Garnier : 4 chevreuils → 5 chevreuils'],
    ['jusqu’au lundi 9 février', { state: 'settled' }, 'Depuis le lundi 9 février 2026'],
  ],
})
