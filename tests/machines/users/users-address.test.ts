import { expect, test } from 'vitest'
import { UsersAddress } from '../../../contract/users/managed-users.ts'

const everybody = { status: '', role: '', federation: '' }
const usual = { search: '', ...everybody, page: 1, perPage: 10, order: 'email', desc: false }

test('an address that asks nothing shows the list sorted by e-mail, 10 a page', () => {
  expect(UsersAddress.parse({})).toEqual(usual)
})

test('an address opens the list that it asks for', () => {
  const narrowed = { search: 'moreau', status: 'blocked', role: 'giver', federation: '18' }
  const asked = { ...narrowed, page: '3', perPage: '50', order: 'lastname', desc: '1' }
  expect(UsersAddress.parse(asked)).toEqual({ ...asked, page: 3, perPage: 50, desc: true })
})

test('what makes no sense in an address counts as not said', () => {
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
