import { expect, test } from 'vitest'
import {
  ALL,
  draftOf,
  entryOf,
  mistakesOf,
  offeredFederations,
  offeredRoles,
} from '../../../machines/users/user-draft.ts'
import { choices, type everybody, userOf, windows } from '../../models/pages/users.ts'
import { admin, cher, giver } from '../../world/people.ts'

const limited = { callerId: cher.id, federationId: 1, permissions: ['users.view', 'users.write'] as const }
const codes = (...args: Parameters<typeof offeredRoles>) => offeredRoles(...args).map(({ code }) => code)
const powerful = choices.roles.map((role) =>
  role.code === 'admin' ? { ...role, permissions: [{ id: 5, code: 'roles.write', label: '' }] } : role,
)
const staff = ['admin', 'federation_admin', 'role_manager', 'statistics_viewer']

test('givers and receivers cannot be created here; self-registered users keep their role', () => {
  expect(codes(powerful, draftOf(null), windows)).toEqual(staff)
  expect(codes(powerful, draftOf(userOf(giver)), windows)).toEqual(['giver'])
})

test('a user who lost the role of their registration may be given it back', () => {
  const { role, role_id } = userOf(admin)
  const lost = { ...userOf(giver), role, role_id }
  expect(codes(powerful, draftOf(lost), windows)).toEqual(['giver', ...staff])
})

test('a role with a power that the editor lacks is not offered, and editors keep their own role', () => {
  expect(codes(powerful, draftOf(null), limited)).toEqual(staff.slice(1))
  expect(codes(powerful, draftOf(userOf(admin)), windows)).toEqual(['admin'])
})

test('the federation is required when its field is displayed, and is not sent otherwise', () => {
  const entered = { ...draftOf(null), firstname: 'Inès', email: 'ines@example.org', roleId: 6 }
  expect(mistakesOf(entered, windows)).toEqual({ federation_id: ['Choisissez une fédération.'] })
  expect(mistakesOf({ ...entered, federation: ALL }, windows)).toEqual({})
  expect(entryOf({ ...entered, federation: ALL }, windows)).toMatchObject({ federation_id: null })
  expect(entryOf({ ...entered, federation: '2' }, windows)).toMatchObject({ federation_id: '2' })
  expect(mistakesOf(entered, limited)).toEqual({})
  expect(entryOf(entered, limited)).not.toHaveProperty('federation_id')
})

test('self-registered users always belong to a federation', () => {
  const offered = (user: (typeof everybody)[number] | null) =>
    offeredFederations(choices.federations, draftOf(user)).map(({ value }) => value)
  expect(offered(null)).toEqual([ALL, '1', '2', '3'])
  expect(offered(userOf(giver))).toEqual(['1', '2', '3'])
})

test.each([
  ['firstname', { firstname: '  ' }],
  ['email', { email: '' }],
  ['email', { email: 'ines@' }],
  ['role_id', { roleId: null }],
  ['phone', { phone: '06 39' }],
  ['phone', { phone: '06 39 98 00 41 5' }],
  ['lastname', { lastname: 'a'.repeat(256) }],
  ['city_id', { cityText: 'Vierz' }],
])('%s has an error for %j', (field, change) => {
  const right = { ...draftOf(null), firstname: 'Inès', email: 'ines@example.org', roleId: 6, federation: ALL }
  expect(mistakesOf(right, windows)).toEqual({})
  expect(Object.keys(mistakesOf({ ...right, ...change }, windows))).toEqual([field])
})
