import type { Absence } from '../../../contract/users/absences.ts'
import type { Correction } from '../../../contract/users/corrections.ts'
import type { DeletionRequest } from '../../../contract/users/deletion-requests.ts'
import type { WaitingGiver } from '../../../contract/users/giver-validation.ts'
import type { OverdueHunt } from '../../../contract/users/overdue-hunts.ts'
import type { RefusedMail } from '../../../contract/users/refused-mails.ts'
import { absenceList } from '../../models/users/todo/absences.model.ts'
import { correctionList } from '../../models/users/todo/corrections.model.ts'
import { deletionRequestList } from '../../models/users/todo/deletion-requests.model.ts'
import { giverValidationList } from '../../models/users/todo/giver-validation-list.model.ts'
import { overdueHuntList } from '../../models/users/todo/overdue-hunts.model.ts'
import { refusedMailList } from '../../models/users/todo/refused-mails.model.ts'
import { onlyPage, testShownFields } from './shown-fields.tsx'
import { blocked, somebody } from './some-user.ts'

testShownFields<WaitingGiver>({
  page: 'the giver accounts that wait',
  flow: giverValidationList,
  entity: { ...somebody, giver: somebody.giver!, waited_hours: 75, finding: 'mismatch' },
  answers: (giver) => [['listGiverValidations', [giver]]],
  within: ['table', 'Comptes chasseurs en attente de validation'],
  labels: {
    Nom: 'Solange Vidal NIT 4100007 Le NIT est celui d’un adhérent qui n’a ni ces nom et commune, ni cette adresse e-mail.',
    Coordonnées: 'solange.vidal@example.org 06 39 98 41 01',
    Commune: 'Menetou-Salon (18510)',
    Attente: '3 jours ouvrés depuis le 05/01/2026 En retard',
    Fédération: '41',
  },
  wordings: [
    ['Le NIT est celui d’un adhérent', { finding: 'held' }, 'Un responsable déjà validé a ce NIT.'],
    ['En retard', { waited_hours: 30 }, '1 jour ouvré'],
  ],
})

testShownFields<Correction>({
  page: 'the corrections asked for',
  flow: correctionList,
  entity: {
    id: 4301,
    giver: 'Hélène Moreau',
    federation: 'Cher',
    hunt: { id: 4302, started_at: '2026-02-02', city: 'Vierzon' },
    asked_at: '2026-02-12T10:00:00.000Z',
    assistant: 'Sylvie Chargée',
    reason: 'Un sanglier oublié.',
    changes: [
      {
        person: 'Julie Fontaine',
        specimen_type_id: 1,
        before: 2,
        after: 3,
        label: 'Sanglier',
        label_plural: 'Sangliers',
      },
    ],
  },
  answers: (correction) => [['listCorrections', onlyPage(correction)]],
  within: ['table', 'Corrections'],
  labels: {
    Responsable: 'Hélène Moreau, aidé par Sylvie Chargée',
    Fédération: 'Cher',
    Chasse: '02/02/2026, Vierzon',
    'Différence et raison': 'Julie Fontaine : 2 sangliers → 3 sangliers Un sanglier oublié.',
    Demande: '12/02/2026',
  },
})

testShownFields<Absence>({
  page: 'the contested absences',
  flow: absenceList,
  entity: {
    id: 4401,
    receiver: 'Julie Fontaine',
    giver: 'Hélène Moreau',
    federation: 'Cher',
    hunt: { started_at: '2026-02-03', city: 'Vierzon' },
    meeting: { starts_at: '2026-02-04T17:00:00.000Z', place: 'Place de l’église', city: 'Bourges' },
    missed_at: '2026-02-05T17:00:00.000Z',
    contested_at: '2026-02-06T17:00:00.000Z',
    words: 'J’étais à l’hôpital.',
    others: 4,
  },
  answers: (absence) => [['listAbsences', onlyPage(absence)]],
  within: ['table', 'Absences'],
  labels: {
    Particulier: 'Julie Fontaine',
    'Notée par': 'Hélène Moreau',
    Fédération: 'Cher',
    'Rendez-vous': '4 février 2026 à 18 h, Place de l’église, Bourges',
    'Ce que dit la personne': 'J’étais à l’hôpital. 4 autres absences notées',
    Contestée: '06/02/2026',
  },
  wordings: [['4 février 2026 à 18 h', { meeting: null }, 'Chasse du 03/02/2026, Vierzon']],
})

testShownFields<DeletionRequest>({
  page: 'the deletion requests',
  flow: deletionRequestList,
  entity: { ...somebody, asked_on: '2026-03-01', due_on: '2026-03-31', days_left: 12 },
  answers: (request) => [['listDeletionRequests', onlyPage(request)]],
  within: ['table', 'Demandes de suppression'],
  labels: {
    Nom: 'Solange Vidal',
    'Adresse e-mail': 'solange.vidal@example.org',
    Fédération: 'Fédération du Loir-et-Cher',
    Demande: '01/03/2026',
    'Reste pour répondre': '12 jours jusqu’au 31/03/2026',
  },
  wordings: [
    ['12 jours', { days_left: -3 }, 'En retard de 3 jours'],
    ['', blocked, 'Bloqué'],
  ],
})

testShownFields<OverdueHunt>({
  page: 'the reports awaited',
  flow: overdueHuntList,
  entity: {
    id: 4501,
    giver: { id: 4502, name: 'Hélène Moreau', phone: '06 39 98 45 02' },
    federation: 'Cher',
    city: 'Vierzon',
    started_at: '2026-02-07',
    days_late: 9,
  },
  answers: (hunt) => [['listOverdueHunts', onlyPage(hunt)]],
  within: ['table', 'Comptes rendus attendus'],
  labels: {
    Responsable: 'Hélène Moreau',
    Téléphone: '06 39 98 45 02',
    Chasse: '07/02/2026, Vierzon',
    Fédération: 'Cher',
    Retard: '9 jours',
  },
})

testShownFields<RefusedMail>({
  page: 'the refused mails',
  flow: refusedMailList,
  entity: {
    id: 4601,
    person: { id: 4602, name: 'Julie Fontaine', phone: '06 39 98 46 02' },
    recipient: 'julie@example.org',
    subject: 'Votre rendez-vous',
    created_at: '2026-02-08T10:00:00.000Z',
    problem: '550',
  },
  answers: (mail) => [['listRefusedMails', onlyPage(mail)]],
  within: ['table', 'E-mails refusés'],
  labels: {
    'À qui': 'Julie Fontaine julie@example.org 06 39 98 46 02',
    'E-mail':
      'Votre rendez-vous Le serveur du destinataire a refusé l’e-mail : l’adresse est peut-être fausse.',
    Écrit: '08/02/2026',
  },
})
