import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import { historyMachine } from '../../../machines/shared/history.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { showing } from '../../model/person.ts'
import { admin, cher } from '../../world/people.ts'
import { atSubject, subject } from '../pages/user-commands.ts'
import { nameOf } from '../pages/users.ts'

const act = (id: number, more: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: '2026-11-21T09:12:00.000Z',
  act: 'user.updated',
  details: {},
  by: { id: admin.id, name: 'Anne Chevalier' },
  assistant: null,
  on: { id: subject.id, name: nameOf(subject) },
  ...more,
})
const pages = [
  [act(12, {}), act(11, { act: 'phone.revealed', by: { id: 9, name: null } })],
  [
    act(2, { act: 'giver.nit', assistant: { id: cher.id, name: 'Denis Perrin' } }),
    act(1, { act: 'user.created' }),
  ],
]
const sentences = [
  [
    'Le 21/11/2026 à 10 h 12, Anne Chevalier a modifié le compte de Camille Bernard.',
    'Le 21/11/2026 à 10 h 12, un compte anonymisé a obtenu le numéro de téléphone de Camille Bernard.',
  ],
  [
    'Le 21/11/2026 à 10 h 12, Denis Perrin, à la place d’Anne Chevalier, a modifié son NIT.',
    'Le 21/11/2026 à 10 h 12, Anne Chevalier a créé le compte de Camille Bernard.',
  ],
]
const nowhere = { previous: null, next: null, last: null }
const empty = { data: [], meta: { total: 0, current_page: 1, last_page: 1, ...nowhere } }
/** The cursors of the neighbouring pages. */
const turns = [
  { ...nowhere, next: 'before-11', last: 'last' },
  { ...nowhere, previous: 'after-2' },
]
/** The world has no audit log entries: full pages are injected. */
const answers = ({ context: { page } }: { context: { page: number } }) => [
  { output: empty },
  {
    output: {
      data: pages[page - 1],
      meta: { total: 4, current_page: page, last_page: 2, ...turns[page - 1] },
    },
  },
]

export const history = flow(historyMachine, {
  name: 'history',
  inputs: [
    { subject: { kind: 'user', id: subject.id, name: nameOf(subject) } },
    { subject: { kind: 'federation', id: 1, name: 'Fédération des chasseurs du Cher' } },
    { subject: { kind: 'role', id: 3, name: 'Administrateur' } },
  ],
  samples: {
    events: {
      'page.chosen': ({ context: { lastPage } }) => (lastPage > 1 ? [{ page: 1 }, { page: 2 }] : []),
    },
    others: {
      'xstate.done.actor.listUserAuditLog': (state) => answers(state),
      'xstate.done.actor.listFederationAuditLog': (state) => answers(state),
      'xstate.done.actor.listRoleAuditLog': (state) => answers(state),
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'reading.retried': (driver) => driver.click('button', 'Réessayer'),
    'window.closed': (driver) => driver.click('button', 'Fermer'),
  },
  expects: {
    'loading.ofUser': (person) => person.seesText('Lecture de l’historique…'),
    'loading.ofRole': (person) => person.seesText('Lecture de l’historique…'),
    'loading.ofFederation': (person) => person.seesText('Lecture de l’historique…'),
    read: async (person, { context: { acts, page, subject: of } }) => {
      const window = person.within('dialog', `Historique – ${of.name}`)
      if (acts.length === 0) return window.seesText('Rien n’a encore été noté.')
      for (const sentence of sentences[page - 1]!) await window.seesText(sentence)
      await window.doesNotSeeText(sentences[2 - page]![0]!)
    },
    failed: showing('L’historique n’a pas pu être lu. Vérifiez votre réseau, puis réessayez.', [
      'button',
      'Réessayer',
    ]),
  },
  screen: async () => (await import('../../../src/screens/shared/history.tsx')).History,
  browser: {
    as: 'admin',
    navigate: clicking('Historique', atSubject),
    // The page shows the audit log of users; those of federations and roles differ only by their call.
    unreachable: ({ type }) => /\.list(Federation|Role)AuditLog$/.test(type),
  },
})
