import { describe, expect, test } from 'vitest'
import { nobody } from '../../contract/session.ts'
import { comeBack, landing } from '../../src/landing.ts'
import { giverBoot, receiverBoot } from '../world/boots.ts'
import { giver } from '../world/people.ts'

const staff = { id: 3, code: 'admin', label: 'Administrateur' }
const asked = (previous: string) =>
  comeBack(`?${new URLSearchParams({ previous_url: previous })}`, giverBoot(giver))

test('nobody starts at sign-in, givers and receivers in their space, anybody else at home', () => {
  expect(landing(nobody)).toBe('/login')
  expect(landing(giverBoot(giver))).toBe('/giver')
  expect(landing(receiverBoot('receiver@example.org'))).toBe('/receiver')
  expect(landing({ ...receiverBoot('receiver@example.org'), role: staff })).toBe('/')
})

describe('coming back', () => {
  test('leads to the page that was asked for, with its query', () => {
    expect(asked('/users?page=2')).toBe('/users?page=2')
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
