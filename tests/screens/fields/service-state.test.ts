import type { ServiceState } from '../../../contract/federations/service-state.ts'
import { serviceState } from '../../models/federations/service-state.model.ts'
import { testShownFields } from './shown-fields.tsx'

testShownFields<ServiceState>({
  page: 'the state of the service',
  flow: serviceState,
  entity: {
    read_at: '2026-03-10T11:04:00.000Z',
    database: '15.8',
    replicas: [],
    mails: { due: 2, oldest: 40, refused: 31, urgent: { sent: 12, median: 5, slowest: 59 } },
    deadlines: { due: 7, oldest: 21 },
    jobs: { running: 4, silent: 6 },
    blocked_sign_ins: 3,
    retained_on: '2026-03-09',
  },
  answers: (state) => [['readServiceState', state]],
  sentences: [
    'PostgreSQL 15.8',
    '2 e-mails, depuis 40 secondes',
    '12 e-mails partis, la moitié en 5 secondes au plus, le plus lent en 59 secondes',
    '31 e-mails refusés',
    '7 échéances, depuis 21 secondes',
    '4 travaux en cours',
    '6 travaux arrêtés sans finir',
    '3 connexions bloquées',
    'supprimées le lundi 9 mars 2026',
  ],
  wordings: [
    ['Lu à 12 h 04.', { read_at: '2026-03-10T16:09:00.000Z' }, 'Lu à 17 h 09.'],
    ['supprimées le', { retained_on: null }, 'encore jamais supprimées'],
    ['0 copie connectée', { replicas: [{ name: 'copie', behind: 0 }] }, '1 copie connectée'],
  ],
})
