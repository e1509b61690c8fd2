import { fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { permissions } from '../../../contract/permissions.ts'
import type { Boot } from '../../../contract/shared/session.ts'
import { giverBoot, receiverBoot } from '../../world/boot-values.ts'
import { bootOf } from '../../models/pages/second-factor.ts'
import { banned, giver, unverified, waiting } from '../../world/people.ts'
import { openApp } from './open-app.tsx'

// Lazy parts are loaded in advance, since their loading time does not matter here.
beforeAll(
  () => Promise.all([import('../../../src/routes/pages.tsx'), import('../../../src/spaces/giver-space.tsx')]),
  30_000,
)
function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="adresse">{pathname + search}</output>
}

/** Opens a page as somebody, and answers the final URL once `heading` is displayed. */
async function open(path: string, boot: Boot, heading: string) {
  await openApp(path, boot, heading, <Address />)
  return screen.getByLabelText('adresse').textContent
}
const newcomer = receiverBoot(unverified.email)
const owing = receiverBoot('terms@example.org')
const address = 'Confirmez votre adresse e-mail'
const terms = 'Conditions d’utilisation'

test.each([
  [
    'who has not confirmed their address stays there, in front of the gate',
    '/receiver?a=1',
    newcomer,
    address,
    '/receiver?a=1',
  ],
  [
    'who has not confirmed their address does not see the terms',
    '/terms-of-service',
    newcomer,
    address,
    '/terms-of-service',
  ],
  ['after sign-in, the gate stands in front of one’s space', '/login', newcomer, address, '/receiver'],
  [
    'who owes the terms is led to them',
    '/receiver?a=1',
    owing,
    terms,
    '/terms-of-service?previous_url=%2Freceiver%3Fa%3D1',
  ],
  [
    'staff who have not given their second factor stay in front of it, whatever page they want',
    '/account',
    bootOf('asked'),
    'Double vérification',
    '/account',
  ],
  [
    'staff whose day has come set a second factor up first',
    '/users',
    bootOf('owed'),
    'Activez la double vérification',
    '/users',
  ],
  ['staff who have days left come to their pages', '/', bootOf('pressing'), 'À faire', '/todo'],
  [
    'who waits is led to the waiting page',
    '/giver',
    giverBoot(waiting),
    'Votre compte est en attente de validation',
    '/giver/waiting_validation',
  ],
  [
    'who was refused is led to the waiting page',
    '/',
    giverBoot(banned),
    'Votre inscription a été refusée',
    '/giver/waiting_validation',
  ],
  [
    'a validated giver leaves the waiting page',
    '/giver/waiting_validation',
    giverBoot(giver),
    'Mon espace responsable de territoire',
    '/giver',
  ],
  [
    'who owes no terms comes back to a page of ours',
    '/terms-of-service?previous_url=%2Fconditions',
    giverBoot(giver),
    terms,
    '/conditions',
  ],
  [
    'who owes no terms is not led to another site',
    '/terms-of-service?previous_url=https%3A%2F%2Fexample.com',
    giverBoot(giver),
    'Mon espace responsable de territoire',
    '/giver',
  ],
])('%s', async (_, path, boot, heading, address) => {
  expect(await open(path, boot, heading)).toBe(address)
})

test.each([
  ['asked', 'Double vérification'],
  ['owed', 'Activez la double vérification'],
] as const)('who does not give a second factor (%s) can sign out instead', async (state, heading) => {
  await open('/account', bootOf(state), heading)
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Se déconnecter' }))
  expect(await screen.findAllByText('Déconnexion…')).not.toHaveLength(0)
})

test('the first page says by when a second factor must be set up, with a link', async () => {
  await open('/', bootOf('pressing'), 'À faire')
  expect(screen.getByRole('main').textContent).toMatch(
    /Activez la double vérification avant le mardi\s17\smars\s2026/,
  )
  expect(screen.getByRole('link', { name: /^L’activer dans/ }).getAttribute('href')).toBe('/account')
})

test('a person with a second factor, or without a due day, is not reminded', async () => {
  await open('/', bootOf('given'), 'À faire')
  expect(screen.getByRole('main').textContent).not.toContain('Activez la double vérification')
})

/** Permissions that open no back-office page by themselves. */
const closed = permissions.filter(
  (permission) => !permission.endsWith('.view') && permission !== 'users.write',
)
test.each(closed)(
  'staff with only %s are told that their role opens no page, and whom to ask',
  async (permission) => {
    const own = receiverBoot('receiver@example.org')
    const boot: Boot = {
      user: { ...own.user!, receiver: null },
      role: { id: 9, code: 'helper', label: 'Aide de la fédération' },
      federation: own.federation,
      permissions: [permission],
      second_factor: { state: 'open', due_on: null, methods: [] },
      assistance: null,
    }
    expect(await open('/', boot, `Bonjour ${own.user!.firstname}`)).toBe('/')
    expect(document.body.textContent).not.toContain('prochaine version')
    const sentence =
      /« Aide de la fédération » n’ouvre aucune page.*Demandez à la personne qui gère les rôles/
    expect(document.body.textContent.replace(/\s/g, ' ')).toMatch(sentence)
  },
)
