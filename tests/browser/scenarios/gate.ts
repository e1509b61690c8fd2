import { parts } from './parts.ts'
import { type Scenario, titleOf } from './scenario.ts'

/**
 * The scenarios of the gate, at most one a part: words of its title that no other of its part has, and what it
 * is there for. All others join it in the full run.
 */
const gate: Record<string, readonly [words: string, why: string] | undefined> = {
  'Conditions, attente et validation': [
    'une administratrice le valide',
    'staff let somebody in, who then enters',
  ],
  'Rappels et problèmes signalés': ['que des lésions ont été vues', 'a link of a mail, without signing in'],
  'Propositions et rendez-vous': ['propose aux deux premiers', 'an offer, and both answers by mail'],
  'Agir sur un utilisateur': ['dans le même navigateur', 'staff act for somebody, and are themselves again'],
  Permissions: ['et une de toutes les fédérations', 'what a federation may not see'],
  Erreurs: ['un serveur en panne', 'the window of errors'],
}

/** Why no scenario of a part belongs to the gate. */
const without: Record<string, string | undefined> = {
  'Mon compte': 'account/account edits, saves and shows again what is said of a person',
  Territoires: 'registration/registration searches a commune, territories of the server adds and removes one',
  'Demandes de suppression':
    '« Agir sur un utilisateur » is staff’s page of a person; the server anonymises in tests of its own',
  'Comptes rendus attendus':
    'users/users-address filters a list, overdue hunts of the server say who is listed',
  'Liste des fédérations': 'federations/federations-address opens it, tests/screens/run sorts it',
  Rôles: '« Permissions » has what roles decide, roles of the server how they come and go',
  Animaux:
    '« Propositions et rendez-vous » reserves one, hand-overs of the server fill the report, tests/screens/run each gesture',
  'Règles sanitaires et prélèvements':
    '« Rappels » has staff who decide about game, sanitary of the server what a rule stops',
  Utilisateurs: 'user-form on its screen keeps what two edit, user-changes of the server joins it',
  Fédérations: 'paths/gate imports a file',
  'Double vérification': 'sign-in/second-factor signs in so, second-factor-codes of the server with a code',
  Inscription: 'registration/registration leads to a refused field, and to an account of either kind',
  'Espace responsable de territoire': 'giver/main-job plans a hunt',
  Contacts: 'giver/main-job reveals a phone, receiver-space of the server counts who did',
  'Absences contestées':
    '« Propositions et rendez-vous » has two people at one meeting, absences of the server the decision',
  Dons: 'giver/main-job says who received what',
  'Espace particulier':
    'registration/registration shows it with what is wished, tests/screens/run each gesture',
  Statistiques: 'statistics/statistics compares figure, filter and file',
  'Un week-end entier': 'each of its steps is shown by a scenario of another part',
}

export function ofGate(part: string): readonly Scenario[] {
  const [words] = gate[part] ?? []
  const found = words === undefined ? [] : parts[part]!.filter((one) => titleOf(one).includes(words))
  if (found.length === 1 || (words === undefined && without[part] !== undefined)) return found
  throw new Error(`« ${part} » needs one scenario of the gate, or a reason why it has none.`)
}
