import type { OwnData } from '../../../contract/account/own-data.ts'
import { dataExportMachine } from '../../../machines/account/data-export.ts'
import { flow } from '../../model/model.ts'
import { showing, disabled } from '../../model/person.ts'
import { atAccount } from '../pages/account.ts'

const button = 'Télécharger mes données'
const ready = 'Le fichier mes-donnees-venaison.json se trouve dans vos téléchargements.'
const date = '2026-03-10T11:00:00.000Z'

const own: OwnData = {
  exported_at: date,
  account: {
    firstname: 'Hélène',
    lastname: 'Moreau',
    email: 'giver@example.org',
    phone: '0639980001',
    city: 'Bourges (18000)',
    federation: 'Cher',
    role: 'Responsable de territoire',
    created_at: date,
    email_verified_at: date,
    deletion_requested_at: null,
    last_visit_on: '2026-11-02',
    closing_on: null,
  },
  consents: {
    terms_version: '2025-09-22',
    terms_accepted_at: date,
    gdpr_state: 'accepted',
    newsletter_accepted_at: null,
    weekly_digest: false,
  },
  giver: null,
  receiver: null,
  mails: [],
  results: [],
  second_factors: { passkeys: [], totp_since: null, recovery_codes_left: 0, due_on: null },
  sessions: [],
  acts: [],
}

export const dataExport = flow(dataExportMachine, {
  name: 'data-export',
  samples: { events: { 'call.requested': [{ request: undefined }] }, answers: { call: [own] } },
  gestures: { 'call.requested': (driver) => driver.click('button', button) },
  expects: {
    'open.fresh': (person) => person.sees('button', button),
    'open.done': showing(ready, ['button', button]),
    'open.failed': (person) => person.seesText('Le fichier n’a pas pu être préparé.'),
    calling: (person) => person.sees('button', 'Préparation…'),
    throttled: showing('Patientez 12 secondes', disabled('button', button)),
  },
  screen: async () => (await import('../../../src/screens/account/data-export.tsx')).DataExport,
  browser: { as: 'giver', navigate: atAccount },
})
