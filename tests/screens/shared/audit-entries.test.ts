import { expect, test } from 'vitest'
import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import { auditEntryText } from '../../../src/words/audit-entries.ts'

const person = (id: number, name: string) => ({ id, name })
const saysOf = (act: AuditEntry['act'], details: AuditEntry['details']) =>
  auditEntryText({
    id: 1,
    act,
    at: '2026-11-21T09:12:00.000Z',
    by: person(1, 'Anne Chevalier'),
    assistant: null,
    on: person(2, 'Émile Petit'),
    details,
  })
const prefix = 'Le 21/11/2026 à 10 h 12, Anne Chevalier '

test.each<[AuditEntry['act'], AuditEntry['details'], string]>([
  ['user.updated', { fields: 'firstname phone' }, 'a modifié le compte d’Émile Petit (prénom, téléphone).'],
  // Entries of before said less.
  ['user.updated', {}, 'a modifié le compte d’Émile Petit.'],
  [
    'user.role',
    { fields: 'role_id', from: 'admin', to: 'statistics_viewer' },
    'a changé le rôle d’Émile Petit : « admin » → « statistics_viewer ».',
  ],
  [
    'user.role',
    { fields: 'lastname role_id', from: 'admin', to: 'ranger' },
    'a changé le rôle d’Émile Petit : « admin » → « ranger » (nom).',
  ],
  ['role.created', { code: 'ranger' }, 'a créé le rôle « ranger ».'],
  ['role.created', { code: 'ranger', copied: 'agent' }, 'a créé le rôle « ranger », copie de « agent ».'],
  [
    'role.updated',
    { code: 'ranger', before: 'agent', label: 'Garde', label_before: 'Agent' },
    'a modifié le rôle « ranger » : code « agent » → « ranger », nom « Agent » → « Garde ».',
  ],
  [
    'role.updated',
    { code: 'ranger', before: 'ranger', label: 'Garde', label_before: 'Agent' },
    'a modifié le rôle « ranger » : nom « Agent » → « Garde ».',
  ],
  [
    'role.updated',
    { code: 'ranger', before: 'agent' },
    'a modifié le rôle « ranger » : code « agent » → « ranger ».',
  ],
  ['role.deleted', { code: 'ranger' }, 'a supprimé le rôle « ranger ».'],
  [
    'role.permissions',
    { code: 'ranger', added: 'users.view roles.view', removed: 'users.write' },
    'a changé les permissions du rôle « ranger » : + users.view, + roles.view, − users.write.',
  ],
  [
    'federation.imported',
    { imported: 6, updated: 0, unchanged: 1, removed: 1, refused: 0 },
    'a importé des adhérents : 6 nouveaux, 0 mis à jour, 1 retiré.',
  ],
  ['federation.imported', {}, 'a importé des adhérents.'],
])('%s %j', (act, details, sentence) => {
  expect(saysOf(act, details)).toBe(prefix + sentence)
})
