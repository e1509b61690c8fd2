import type { FederationDetail } from '../../../contract/federations/federation-detail.ts'
import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import { federationDetail } from '../../models/federations/federation-detail.model.ts'
import { federations } from '../../models/federations/federations.model.ts'
import { retrieverList } from '../../models/federations/retriever-list.model.ts'
import { history } from '../../models/shared/history.model.ts'
import { onlyPage, testShownFields } from './shown-fields.tsx'

const federation: FederationDetail = {
  id: 5101,
  code: 'FDC-41',
  name: 'Chasseurs du Loir',
  department_code: '41',
  logo: 'logo-41.png',
  url_logo: '/logos/41.png',
  contact_email: 'contact@loir.example.org',
  contact_phone: '02 54 00 51 01',
  contact_hours: 'Le mardi matin',
  second_factor_grace: 61,
  near_territories: true,
  cities_count: 267,
  givers_count: 52,
  receivers_count: 131,
  retriever_users_count: 980,
  admins_count: 6,
  created_at: '2026-01-05T09:00:00.000Z',
  revision: 'as first read',
  hunts: { planned: 14, informed: 21, finished: 87 },
  unlisted_givers_count: 33,
  removed_retrievers_count: 45,
  last_import: {
    id: 5102,
    at: '2026-01-06T09:00:00.000Z',
    act: 'federation.imported',
    by: { id: 5103, name: 'Sylvie Chargée' },
    assistant: null,
    on: { id: 5101, name: 'la base du Loir' },
    details: {},
  },
  jobs: [
    {
      id: 5104,
      kind: 'import',
      state: 'done',
      started_at: '2026-01-07T09:00:00.000Z',
      ended_at: '2026-01-08T09:00:00.000Z',
      report: { imported: 11, updated: 12, unchanged: 13, removed: 15, refused: 16 },
    },
  ],
}

testShownFields<FederationDetail>({
  page: 'the window of a federation',
  flow: federationDetail,
  entity: federation,
  answers: (found) => [['readFederation', found]],
  within: ['dialog', /./],
  sentences: [
    'Chasseurs du Loir Initialisée FDC-41, département 41',
    '267 communes',
    '52 responsables de territoire',
    '131 particuliers',
    '980 adhérents importés',
    '6 administrateurs',
    '14 chasses à venir',
    '21 comptes rendus attendus',
    '87 chasses terminées',
    '02 54 00 51 01',
    'contact@loir.example.org',
    'Le mardi matin',
    '33 responsables validés ne sont pas parmi ces adhérents',
    'Le 06/01/2026 à 10 h, Sylvie Chargée',
    'Le 7 janvier 2026 à 10 h',
    '11 nouveaux',
    '12 mis à jour',
    '13 sans changement',
    '15 retirés',
    '16 lignes laissées de côté',
  ],
})

testShownFields<FederationDetail>({
  page: 'the card of a federation',
  flow: federations,
  entity: federation,
  answers: (found) => [['listFederations', [found]]],
  within: ['article', /./],
  sentences: [
    'Chasseurs du Loir',
    'Département 41',
    '267 communes',
    '52 responsables de territoire',
    '131 particuliers',
    '980 adhérents importés',
    '6 administrateurs',
  ],
  wordings: [['Initialisée', { cities_count: 0 }, 'À initialiser']],
})

testShownFields<FederationDetail>({
  page: 'the list of federations',
  flow: federations,
  entity: federation,
  answers: (found) => [
    [
      'listFederations',
      [found, { ...found, id: 5109, name: `${found.name} voisins`, department_code: '99' }],
    ],
  ],
  within: ['table', 'Fédérations'],
  labels: {
    'N° Fédération': '41 Chasseurs du Loir',
    Communes: '267',
    Responsables: '52',
    Particuliers: '131',
    Adhérents: '980',
    'Admin.': '6',
  },
  words: { État: ['Initialisée', { cities_count: 0 }, 'À initialiser'] },
})

testShownFields({
  page: 'the members of a federation',
  flow: retrieverList,
  entity: { id: 5201, firstname: 'Jean', lastname: 'Dubois', nit: '1800042', city: 'Vierzon' },
  answers: (member) => [['listRetrievers', onlyPage(member)]],
  within: ['table', 'Adhérents'],
  labels: { Nom: 'Jean Dubois', NIT: '1800042', Commune: 'Vierzon' },
})

testShownFields<AuditEntry>({
  page: 'a history',
  flow: history,
  entity: {
    id: 5601,
    at: '2026-03-16T09:12:00.000Z',
    act: 'user.updated',
    by: { id: 5602, name: 'Sylvie Chargée' },
    assistant: { id: 5603, name: 'Denis Perrin' },
    on: { id: 5604, name: 'Camille Bernard' },
    details: {},
  },
  answers: (entry) => [
    [
      'listUserAuditLog',
      {
        data: [entry],
        meta: { total: 1, current_page: 1, last_page: 1, previous: null, next: null, last: null },
      },
    ],
  ],
  within: ['list', 'Historique'],
  sentences: [
    'Le 16/03/2026 à 10 h 12, Denis Perrin, à la place de Sylvie Chargée, a modifié le compte de Camille Bernard.',
  ],
  wordings: [['Denis Perrin, à la place de', { assistant: null }, 'Le 16/03/2026 à 10 h 12, Sylvie Chargée']],
})
