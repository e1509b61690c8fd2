import { expect, test } from 'vitest'
import { draftOf } from '../../../machines/users/user-draft.ts'
import { differencesOf, isStored, reapplied } from '../../../machines/users/user-versions.ts'
import { choices, userOf, windows } from '../../models/pages/users.ts'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'

const user = userOf(giver)
const opened = draftOf(user)
const fieldsIn = (...args: Parameters<typeof differencesOf>) =>
  differencesOf(...args).map(({ field }) => field)

test('what was entered stays, and what others changed is taken over', () => {
  const entered = { ...opened, lastname: 'Morin', phone: '06 39 98 12 34' }
  const current = { ...user, lastname: 'Morel', city: place('Vierzon'), revision: 'later' }
  const merged = reapplied(entered, current)
  expect(merged).toMatchObject({ lastname: 'Morin', phone: '06 39 98 12 34', city: place('Vierzon') })
  expect(merged.user?.revision).toBe('later')
})

test('fields that neither changed are not compared, nor one that both changed alike', () => {
  const entered = { ...opened, lastname: 'Morin', firstname: 'Aline' }
  const current = { ...user, lastname: 'Morel', firstname: 'Aline', phone: null }
  expect(fieldsIn(entered, current, windows)).toEqual(['lastname', 'phone'])
  expect(isStored(entered, current, windows)).toBe(false)
})

test('an entry that was stored although its answer was lost is stored, whatever others changed since', () => {
  const entered = { ...opened, lastname: 'Morin', city: place('Vierzon') }
  const current = { ...user, lastname: 'Morin', city: place('Vierzon'), phone: null }
  expect(isStored(entered, current, windows)).toBe(true)
})

test('a new address counts as stored while it waits for its confirmation', () => {
  const entered = { ...opened, email: 'new@example.org' }
  expect(isStored(entered, { ...user, pending_email: 'new@example.org' }, windows)).toBe(true)
  expect(isStored(entered, { ...user, pending_email: 'other@example.org' }, windows)).toBe(false)
})

test('a commune that is being typed is an entry, and stays', () => {
  const entered = { ...opened, city: null, cityText: 'Vier' }
  const current = { ...user, city: place('Vierzon') }
  expect(isStored(entered, current, windows)).toBe(false)
  expect(reapplied(entered, current)).toMatchObject({ city: null, cityText: 'Vier' })
})

test('the federation is not compared for who cannot choose it', () => {
  const limited = { ...windows, federationId: 1 }
  const current = { ...user, federation_id: 2, federation: choices.federations[1]! }
  expect(fieldsIn(opened, current, windows)).toEqual(['federation'])
  expect(fieldsIn(opened, current, limited)).toEqual([])
})
