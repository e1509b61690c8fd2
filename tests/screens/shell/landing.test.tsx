import { describe, expect, test } from 'vitest'
import { type Permission, permissions } from '../../../contract/permissions.ts'
import { type Boot, nobody } from '../../../contract/shared/session.ts'
import { comeBack, landing } from '../../../src/routes/landing.ts'
import { giverBoot, receiverBoot } from '../../world/boot-values.ts'
import { giver } from '../../world/people.ts'

const staff = { id: 3, code: 'admin', label: 'Administrateur' }
const asked = (previous: string, boot: Boot = giverBoot(giver)) =>
  comeBack(`?${new URLSearchParams({ previous_url: previous })}`, boot)
const clerk: Boot = {
  ...receiverBoot('receiver@example.org'),
  role: staff,
  user: { ...receiverBoot('receiver@example.org').user!, receiver: null },
  permissions: ['users.view', 'statistics.view'],
}

test('nobody starts at sign-in, givers and receivers in their space, anybody else at home', () => {
  expect(landing(nobody)).toBe('/login')
  expect(landing(giverBoot(giver))).toBe('/giver')
  expect(landing(receiverBoot('receiver@example.org'))).toBe('/receiver')
  expect(landing({ ...receiverBoot('receiver@example.org'), role: staff })).toBe('/')
})

/** The landing page of each single permission; with any other, no page is open. */
const startOf: Partial<Record<Permission, string>> = {
  'users.view': '/todo',
  'users.write': '/users/deletion-requests',
  'federations.view': '/federations',
  'roles.view': '/roles',
  'statistics.view': '/statistics',
}
/** The permission that opens each page. */
const openers: Record<string, Permission> = {
  '/users': 'users.view',
  '/todo': 'users.view',
  '/users/givers/validation': 'users.view',
  '/hunts/overdue': 'users.view',
  '/mails/refused': 'users.write',
  '/users/deletion-requests': 'users.write',
  '/users/corrections': 'users.write',
  '/users/absences': 'users.write',
  '/federations/sanitary-rules': 'users.write',
  '/federations/samples': 'users.write',
  '/federations': 'federations.view',
  '/roles': 'roles.view',
  '/statistics/hunts': 'statistics.view',
}
test.each(permissions)('a person with only %s starts on its page, and has only its pages', (permission) => {
  const boot: Boot = { ...clerk, permissions: [permission] }
  const start = startOf[permission] ?? '/'
  expect(landing(boot)).toBe(start)
  for (const [page, opener] of Object.entries(openers))
    expect([page, asked(page, boot)]).toEqual([page, opener === permission ? page : start])
})

test('who is limited to one federation has no page about the whole service', () => {
  const limited: Boot = { ...clerk, permissions: ['federations.write'] }
  expect([landing(limited), asked('/service', limited)]).toEqual(['/', '/'])
  expect(asked('/service', { ...limited, federation: null })).toBe('/service')
})

describe('returning after sign-in', () => {
  test('leads to the requested page, with its query', () => {
    expect(asked('/users?page=2', clerk)).toBe('/users?page=2')
    expect(asked('/statistics/hunts?granularity=year', clerk)).toBe('/statistics/hunts?granularity=year')
    expect(asked('/giver?page=2')).toBe('/giver?page=2')
    expect(asked('/account')).toBe('/account')
  })

  test('does not lead to the page of a former user of the device', () => {
    for (const page of ['/users?page=2', '/statistics/hunts', '/receiver'])
      expect([page, asked(page)]).toEqual([page, '/giver'])
    for (const page of ['/giver', '/giver/waiting_validation', '/receiver', '/roles'])
      expect([page, asked(page, clerk)]).toEqual([page, '/todo'])
    expect(asked('/giver', receiverBoot('receiver@example.org'))).toBe('/receiver')
  })

  test.each([
    'https://example.com/giver',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'http://[',
    '/login',
    '',
  ])('does not lead to « %s »', (address) => expect(asked(address)).toBe('/giver'))
})
