import { absences } from './parts/absences.ts'
import { account } from './parts/account.ts'
import { deletionRequests } from './parts/deletion-requests.ts'
import { errors } from './parts/errors.ts'
import { federations } from './parts/federations.ts'
import { federationsList } from './parts/federations-list.ts'
import { giverAnimals } from './parts/giver-animals.ts'
import { giverContacts } from './parts/giver-contacts.ts'
import { giverDonations } from './parts/giver-donations.ts'
import { giverHome } from './parts/giver-home.ts'
import { giverOffers } from './parts/giver-offers.ts'
import { giverTerritories } from './parts/giver-territories.ts'
import { overdueHunts } from './parts/overdue-hunts.ts'
import { recalls } from './parts/recalls.ts'
import { receiver } from './parts/receiver.ts'
import { registration } from './parts/registration.ts'
import { rights } from './parts/rights.ts'
import { roles } from './parts/roles.ts'
import { sanitary } from './parts/sanitary.ts'
import { secondFactor } from './parts/second-factor.ts'
import { signIn } from './parts/sign-in.ts'
import { statistics } from './parts/statistics.ts'
import { userCommands } from './parts/user-commands.ts'
import { users } from './parts/users.ts'
import { weekend } from './parts/weekend.ts'
import type { Scenario } from './scenario.ts'

export const parts: Record<string, readonly Scenario[]> = {
  'Mon compte': account,
  'Conditions, attente et validation': signIn,
  'Double vérification': secondFactor,
  Inscription: registration,
  'Espace responsable de territoire': giverHome,
  Territoires: giverTerritories,
  Contacts: giverContacts,
  Animaux: giverAnimals,
  'Règles sanitaires et prélèvements': sanitary,
  'Rappels et problèmes signalés': recalls,
  'Propositions et rendez-vous': giverOffers,
  'Absences contestées': absences,
  'Un week-end entier': weekend,
  Dons: giverDonations,
  'Espace particulier': receiver,
  Utilisateurs: users,
  'Agir sur un utilisateur': userCommands,
  'Demandes de suppression': deletionRequests,
  'Comptes rendus attendus': overdueHunts,
  'Liste des fédérations': federationsList,
  Fédérations: federations,
  Rôles: roles,
  Statistiques: statistics,
  Permissions: rights,
  Erreurs: errors,
}
