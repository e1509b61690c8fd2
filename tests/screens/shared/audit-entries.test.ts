import { expect, test } from 'vitest'
import type { AuditEntry } from '../../../contract/shared/audit-log.ts'
import { auditEntryText } from '../../../src/words/audit-entries.ts'
import { permissionLabels } from '../../../src/words/permissions.ts'
import { permissionRows } from '../../world/roles.ts'

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
const prefix = 'Le 21/11/2026 à 10\u00a0h\u00a012, Anne Chevalier '

test.each<[AuditEntry['act'], AuditEntry['details'], string]>([
  ['user.updated', { fields: 'firstname phone' }, 'a modifié le compte d’Émile Petit (prénom, téléphone).'],
  // Older entries contain less.
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
    'a modifié le rôle « Garde » : nom « Agent » → « Garde », code « agent » → « ranger ».',
  ],
  [
    'role.updated',
    { code: 'ranger', before: 'ranger', label: 'Garde', label_before: 'Agent' },
    'a modifié le rôle « Garde » : nom « Agent » → « Garde ».',
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
    'a changé les permissions du rôle « ranger » : + Voir les utilisateurs, + Voir les rôles, − Gérer les utilisateurs et valider les comptes chasseurs.',
  ],
  [
    'federation.imported',
    { imported: 6, updated: 0, unchanged: 1, removed: 1, refused: 0 },
    'a importé des adhérents : 6 nouveaux, 0 mis à jour, 1 retiré.',
  ],
  ['federation.imported', {}, 'a importé des adhérents.'],
  [
    'federation.imported',
    { imported: 1, updated: 2, removed: 0, file: 'adherents-2026.csv' },
    'a importé des adhérents, fichier « adherents-2026.csv » : 1 nouveau, 2 mis à jour, 0 retiré.',
  ],
  [
    'user.updated',
    { fields: 'federation_id', federation_from: 'FDC18', federation_to: 'FDC36' },
    'a modifié le compte d’Émile Petit : fédération « FDC18 » → « FDC36 ».',
  ],
  [
    'user.role',
    {
      fields: 'role_id federation_id',
      from: 'federation_admin',
      from_label: 'Administrateur de fédération',
      to: 'admin',
      to_label: 'Administrateur',
      federation_from: 'FDC18',
      federation_to: null,
    },
    'a changé le rôle d’Émile Petit : « Administrateur de fédération » → « Administrateur », fédération « FDC18 » → « toutes ».',
  ],
  ['role.deleted', { code: 'ranger', label: 'Garde' }, 'a supprimé le rôle « Garde ».'],
  [
    'role.created',
    { code: 'ranger', label: 'Garde', copied: 'agent', copied_label: 'Agent' },
    'a créé le rôle « Garde », copie de « Agent ».',
  ],
  [
    'federation.updated',
    {
      name: true,
      name_before: 'Cher',
      name_after: 'Fédération du Cher',
      logo: true,
      contact: true,
      contact_fields: 'contact_email contact_hours',
      second_factor_grace: 0,
    },
    'a modifié la fédération : nom « Cher » → « Fédération du Cher », adresse e-mail, horaires, logo, délai de la double vérification de 0 jour.',
  ],
  [
    'federation.updated',
    { name: true, logo: false, contact: true },
    'a modifié la fédération : coordonnées.',
  ],
  ['federation.updated', {}, 'a modifié la fédération.'],
  ['animal.taken_back', { animal: 4 }, 'a annulé la remise d’un animal à Émile Petit.'],
  ['withdrawal.taken_back', { animal: 4 }, 'a annulé le retrait d’un animal, qui n’était remis à personne.'],
])('%s %j', (act, details, sentence) => {
  expect(saysOf(act, details)).toBe(prefix + sentence)
})

test('The history names permissions as the roles page does, and keeps the code of an unknown one', () => {
  const named = Object.fromEntries(permissionRows.map(({ code, label }) => [code, label]))
  expect(permissionLabels).toEqual(named)
  expect(saysOf('role.permissions', { code: 'ranger', added: 'moon.view' })).toContain(': + moon.view.')
})

test('Numbers agree with their nouns and are grouped', () => {
  const said = saysOf('users.exported', { users: 4126 }).replaceAll(/\s/g, ' ')
  expect(said).toContain('a exporté 4 126 utilisateurs en tableau.')
  expect(saysOf('users.exported', { users: 1 })).toContain('1 utilisateur en tableau.')
})

test('« de Yann », « d’Yves »: the name of the person concerned is elided', () => {
  const on = (name: string) =>
    auditEntryText({
      id: 1,
      act: 'user.blocked',
      at: '2026-11-21T09:12:00.000Z',
      by: person(1, 'Anne Chevalier'),
      assistant: null,
      on: person(2, name),
      details: {},
    })
  expect(on('Yann Petit')).toContain('le compte de Yann Petit')
  expect(on('Yves Petit')).toContain('le compte d’Yves Petit')
  expect(on('Émile Petit')).toContain('le compte d’Émile Petit')
})
