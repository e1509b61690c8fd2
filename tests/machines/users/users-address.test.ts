import { expect, test } from 'vitest'
import { UsersAddress } from '../../../contract/users/managed-users.ts'

const everybody = { status: '', role: '', federation: '' }
const usual = { search: '', ...everybody, page: 1, perPage: 10, order: 'email', desc: false }

test('a URL without a query shows the list sorted by e-mail, 10 per page', () => {
  expect(UsersAddress.parse({})).toEqual(usual)
})

test('a URL opens the list that its query describes', () => {
  const narrowed = { search: 'moreau', status: 'blocked', role: 'giver', federation: '18' }
  const asked = { ...narrowed, page: '3', perPage: '50', order: 'lastname', desc: '1' }
  expect(UsersAddress.parse(asked)).toEqual({ ...asked, page: 3, perPage: 50, desc: true })
})

test('invalid values in a URL are ignored', () => {
  const unknown = { status: 'asleep', role: 'a'.repeat(300), federation: 'a'.repeat(300) }
  const odd = {
    search: 'a'.repeat(101),
    ...unknown,
    page: '-1',
    perPage: '37',
    order: 'password',
    desc: 'maybe',
  }
  expect(UsersAddress.parse(odd)).toEqual(usual)
})
