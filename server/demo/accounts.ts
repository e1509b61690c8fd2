import type { ValidationType } from '../../contract/shared/users.ts'

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'Venaison-2026'

/** The demonstration federations; only the first two are initialised. */
export const demoFederations = [
  {
    id: 1,
    code: 'FDC18',
    name: 'Fédération des chasseurs du Cher',
    department_code: '18',
    hasTowns: true,
    contact_email: 'cher@chasse.example.org',
    contact_phone: '06 39 98 00 18',
    contact_hours: 'Du lundi au vendredi, de 9 h à 12 h et de 14 h à 17 h',
  },
  {
    id: 2,
    code: 'FDC36',
    name: 'Fédération des chasseurs de l’Indre',
    department_code: '36',
    hasTowns: true,
    contact_email: 'indre@chasse.example.org',
    contact_phone: '06 39 98 00 36',
    contact_hours: 'Du mardi au vendredi, de 8 h 30 à 12 h',
  },
  {
    id: 3,
    code: 'FDC23',
    name: 'Fédération des chasseurs de la Creuse',
    department_code: '23',
    hasTowns: false,
    contact_email: 'creuse@chasse.example.org',
    contact_phone: '06 39 98 00 23',
    contact_hours: null,
  },
]

/** A demonstration refusal of a giver: the reason, and the internal note. */
export const demoRefusal = {
  refusal_reason: 'Ce NIT ne figure pas parmi nos adhérents. Envoyez-nous une copie de votre permis validé.',
  refusal_note: 'Rappeler après réception de la copie du permis.',
}

export type DemoAccount = {
  email: string
  firstname: string
  lastname: string
  role: string
  /** INSEE code of the commune. */
  insee: string
  federation_id: number | null
  giver?: { validation_type: ValidationType; is_wolfhunter: boolean; territories: string[] }
  /** The purpose of the account, printed when the application starts. */
  purpose: string
}

const giver = (validation_type: ValidationType, territories: string[] = [], is_wolfhunter = false) => ({
  giver: { validation_type, is_wolfhunter, territories },
  role: 'giver',
  federation_id: 1,
})

/** The demonstration accounts, with ids 1 to 9 in this order; giver@ is first, receiver@ fifth. */
export const demoAccounts: DemoAccount[] = [
  {
    email: 'giver@example.org',
    firstname: 'Hélène',
    lastname: 'Moreau',
    insee: '18033',
    ...giver('auto', ['18279', '18141', '18241']),
    purpose: 'responsable de territoire',
  },
  {
    email: 'louvetier@example.org',
    firstname: 'Bertrand',
    lastname: 'Roux',
    insee: '18197',
    ...giver('manual', ['18087'], true),
    purpose: 'responsable de territoire, lieutenant de louveterie',
  },
  {
    email: 'waiting@example.org',
    firstname: 'Michel',
    lastname: 'Faure',
    insee: '18241',
    ...giver('waiting'),
    purpose: 'responsable de territoire en attente de validation',
  },
  {
    email: 'banned@example.org',
    firstname: 'Serge',
    lastname: 'Blanc',
    insee: '18279',
    ...giver('ban'),
    purpose: 'responsable de territoire refusé',
  },
  {
    email: 'receiver@example.org',
    firstname: 'Julie',
    lastname: 'Fontaine',
    insee: '18205',
    role: 'receiver',
    federation_id: 1,
    purpose: 'particulier',
  },
  {
    email: 'admin@example.org',
    firstname: 'Anne',
    lastname: 'Chevalier',
    insee: '18033',
    role: 'admin',
    federation_id: null,
    purpose: 'toutes les permissions, toutes les fédérations',
  },
  {
    email: 'cher@example.org',
    firstname: 'Denis',
    lastname: 'Perrin',
    insee: '18033',
    role: 'federation_admin',
    federation_id: 1,
    purpose: 'fédération du Cher',
  },
  {
    email: 'roles@example.org',
    firstname: 'Claire',
    lastname: 'Masson',
    insee: '18033',
    role: 'role_manager',
    federation_id: null,
    purpose: 'rôles et permissions',
  },
  {
    email: 'stats@example.org',
    firstname: 'Olivier',
    lastname: 'Noël',
    insee: '36044',
    role: 'statistics_viewer',
    federation_id: null,
    purpose: 'statistiques',
  },
]
