import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import { userDetail } from '../../models/users/user-detail.model.ts'
import { userHunts } from '../../models/users/user-hunts.model.ts'
import { users } from '../../models/users/users.model.ts'
import { onlyPage, testShownFields } from './shown-fields.tsx'
import { blocked, somebody } from './some-user.ts'

testShownFields<ManagedUser>({
  page: 'the window of a user',
  flow: userDetail,
  entity: somebody,
  answers: (user) => [['readUser', user]],
  within: ['dialog', /Vidal|Solange/],
  labels: {
    'Adresse e-mail': 'solange.vidal@example.org',
    'Nouvelle adresse, pas encore confirmée': 's.vidal@example.com',
    Téléphone: '06 39 98 41 01',
    Commune: 'Menetou-Salon (18510)',
    NIT: '4100007',
    'Raison donnée à la personne': 'Votre NIT est illisible.',
    'Note de l’équipe': 'Déjà venu deux fois.',
    'Recherche dans un rayon de': '35 km',
    Rôle: 'Responsable de territoire',
    Fédération: 'Fédération du Loir-et-Cher',
    Création: '5 janvier 2026 à 10 h',
    'Suppression demandée': 'Le 4 janvier 2026 à 10 h',
    Validation: 'Validé par la fédération le 6 janvier 2026 à 10 h',
    'Conditions d’utilisation': 'Acceptées le 2 janvier 2026 à 10 h',
  },
  words: {
    'Adresse confirmée': ['Oui', { is_verified: false }, 'Non'],
    'Lieutenant de louveterie': ['Oui', { giver: { ...somebody.giver!, is_wolfhunter: false } }, 'Non'],
    'Chasse aussi': ['Oui', { receiver: { is_hunter: false, search_radius: 35 } }, 'Non'],
    'Choix RGPD': ['Accepté', { gdpr_state: 'refused' }, 'Refusé'],
    État: ['Actif', blocked, 'Bloqué depuis le 8 janvier 2026 à 10 h'],
  },
})

testShownFields<ManagedUser>({
  page: 'the window of a refused giver',
  flow: userDetail,
  entity: { ...somebody, giver: { ...somebody.giver!, validation_type: 'ban' } },
  answers: (user) => [['readUser', user]],
  within: ['dialog', /Vidal|Solange/],
  sentences: ['Refusé par la fédération le 7 janvier 2026 à 10 h'],
})

testShownFields<ManagedUser>({
  page: 'the list of users',
  flow: users,
  entity: somebody,
  answers: (user) => [['listUsers', onlyPage(user)]],
  within: ['table', 'Utilisateurs'],
  labels: {
    'Prénom Nom': 'Solange Vidal Suppression demandée Louvetier',
    'Adresse e-mail': 'solange.vidal@example.org',
    Rôle: 'Responsable de territoire',
    Fédération: '41',
    Création: '05/01/2026',
  },
  wordings: [
    ['Louvetier', { is_wolfhunter: false }, ''],
    ['Suppression demandée', { deletion_requested_at: null }, ''],
    ['', blocked, 'Bloqué'],
    ['', { is_deleted: true }, 'Anonymisé'],
  ],
})

testShownFields<UserHunt>({
  page: 'what somebody received',
  flow: userHunts,
  entity: {
    id: 4201,
    started_at: '2026-02-01',
    city: 'Bourges',
    hunt_state: { code: 'finished' },
    animals: [
      { label: 'Sanglier', label_plural: 'Sangliers', quantity: 3 },
      { label: 'Daim', label_plural: 'Daims', quantity: 2 },
    ],
    giver: 'Hélène Moreau',
  },
  answers: (hunt) => [['listUserHunts', onlyPage(hunt)]],
  sentences: ['Dimanche 1er février 2026, Bourges', '3 sangliers, 2 daims', 'Responsable : Hélène Moreau'],
  wordings: [['Terminée', { hunt_state: { code: 'informed' } }, 'Compte rendu attendu']],
})
