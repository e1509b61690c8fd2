import { parts } from './parts.ts'
import { type Scenario, titleOf } from './scenario.ts'

/**
 * The scenarios of the gate, about one a part: words of its title that no other of its part has, and what it
 * is there for. All others join it in the full run.
 */
const gate: Record<string, readonly [words: string, why: string] | undefined> = {
  'Mon compte': ['change son nom, son téléphone', 'a form that is prefilled, saved and shown again'],
  'Conditions, attente et validation': [
    'une administratrice le valide',
    'staff let somebody in, who then enters',
  ],
  'Double vérification': ['un code de secours en tient lieu', 'a second factor, and a code in its place'],
  Inscription: ['l’erreur du serveur est listée', 'a refusal of the server leads to its field'],
  'Espace responsable de territoire': ['qui peut prévoir des chasses', 'the main job begins: planning'],
  Territoires: ['qui cherche une commune', 'a search on the server, and a choice that is made once'],
  Contacts: ['que personne ne peut encore appeler', 'the main job: a phone is revealed, which both know'],
  Animaux: ['note en trois gestes', 'the report is filled from what was handed over'],
  'Règles sanitaires et prélèvements': [
    'dont un seul a été examiné',
    'what a federation rules stops what a giver does',
  ],
  'Rappels et problèmes signalés': ['que des lésions ont été vues', 'a link of a mail, without signing in'],
  'Propositions et rendez-vous': ['propose aux deux premiers', 'an offer, and both answers by mail'],
  'Absences contestées': ['la maintient', 'two people, one after the other, about one meeting'],
  Dons: ['sans animal noté', 'the main job ends: who received what'],
  'Espace particulier': ['dans un rayon de 45 km', 'what a receiver wishes is kept'],
  Utilisateurs: ['deux administrateurs qui ouvrent le même compte', 'two edit the same, nothing is lost'],
  'Agir sur un utilisateur': ['dans le même navigateur', 'staff act for somebody, and are themselves again'],
  'Demandes de suppression': ['le mois que la loi laisse', 'an account is anonymised, as the law asks'],
  'Comptes rendus attendus': ['choisit la Creuse', 'the only one of its part'],
  'Liste des fédérations': ['les range par nombre', 'the only one of its part'],
  Fédérations: ['importe un fichier de deux adhérents, puis ouvre', 'a file is imported, and told about'],
  'Adhérents retirés': ['où l’un des deux manque', 'the only one of its part'],
  Rôles: ['ajoute un rôle sans rien', 'a role comes and goes'],
  Statistiques: ['les filtre par gibier', 'a figure, its filter and its file'],
  Permissions: ['et une de toutes les fédérations', 'what a federation may not see'],
  Erreurs: ['un serveur en panne', 'the window of errors'],
}

/** Why no scenario of a part belongs to the gate. */
const without: Record<string, string | undefined> = {
  'Un week-end entier': 'each of its steps is shown by a scenario of another part',
}

/** The scenarios of a part that belong to the gate. */
export function ofGate(part: string): readonly Scenario[] {
  const [words] = gate[part] ?? []
  const found = words === undefined ? [] : parts[part]!.filter((one) => titleOf(one).includes(words))
  if (found.length === 1 || (words === undefined && without[part] !== undefined)) return found
  throw new Error(`« ${part} » needs one scenario of the gate, or a reason why it has none.`)
}
