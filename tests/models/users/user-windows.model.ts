import { createElement } from 'react'
import { createActor } from 'xstate'
import { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { usersMachine } from '../../../machines/users/users.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { askPageAround } from '../../model/page-around.ts'
import { without, showing } from '../../model/person.ts'
import { admin } from '../../world/people.ts'
import { atUsers, choices, nameOf, userOf, usual, windows } from '../pages/users.ts'
import { ends, isChanged } from '../patterns/ended-windows.ts'

const user = userOf(admin)
/** Somebody whom nobody may edit. */
const blocked = { ...user, blocked_at: '2026-11-02T09:00:00.000Z' }

/** The loaded list with the windows under test. */
const list = () => {
  const actor = createActor(usersMachine, { input: { query: usual, windows } })
  const snapshot = { ...actor.getSnapshot(), value: 'filled' }
  Object.assign(snapshot, { context: { ...snapshot.context, users: [user], total: 1 } })
  const still = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: askPageAround,
  }
  // Only what the screen uses of an actor.
  return still as unknown as typeof actor
}

export const userWindows = flow(userWindowsMachine, {
  name: 'user-windows',
  inputs: [
    windows,
    { ...windows, asked: user.id },
    { ...windows, window: 'addition' },
    { ...windows, asked: user.id, window: 'edition' },
  ],
  samples: {
    events: {
      'detail.requested': [{ user }],
      // The version loaded for display is newer than the list's.
      'edition.requested': (state) => [
        { user: state.matches('viewing') ? { ...user, phone: '0639980042' } : user },
      ],
    },
    answers: { readUser: [user, blocked], userDetail: ends, userForm: ends },
  },
  machineOnly: { inputs: [{ ...windows, permissions: [] }] },
  gestures: {
    'window.closed': (driver) => driver.click('button', 'Fermer'),
    'detail.requested': (driver) => driver.click('button', `Voir ${nameOf(user)}`),
    'addition.requested': (driver) => driver.click('button', 'Ajouter un utilisateur'),
    'edition.requested': async (driver, event, state) => {
      if (state.matches('viewing')) await driver.answer('readUser', event.user)
      await driver.click('button', `Modifier ${nameOf(user)}`)
    },
  },
  endings: {
    'xstate.done.actor.userDetail': async (driver, { output }) => {
      if (isChanged(output)) await driver.fail('readUser', httpError(404))
      await driver.click('button', 'Fermer')
    },
    'xstate.done.actor.userForm': async (driver, { output }, { context }) => {
      await driver.answer('listRoles', choices.roles)
      await driver.answer('listFederations', choices.federations)
      if (!isChanged(output)) return driver.click('button', 'Annuler')
      const isNew = (context as { user: unknown }).user === null
      if (isNew) {
        await driver.fill('Prénom', 'Inès')
        await driver.fill('Adresse e-mail', 'ines.gerard@example.org')
        await driver.choose('Rôle', 'Lecteur des statistiques')
        await driver.choose('Fédération', 'Toutes les fédérations')
      }
      await driver.click('button', 'Enregistrer')
      await driver.answer(isNew ? 'createUser' : 'updateUser')
    },
  },
  expects: {
    preparing: (person) =>
      person.within('dialog', 'Modifier l’utilisateur').seesText('Lecture de l’utilisateur…'),
    closed: showing(without('dialog', /./), ['button', `Voir ${nameOf(user)}`]),
    viewing: showing(['dialog', /./], without('dialog', 'Modifier l’utilisateur')),
    editing: (person) => person.sees('dialog', 'Modifier l’utilisateur'),
    writing: (person, { context }) =>
      person.sees('dialog', context.user ? 'Modifier l’utilisateur' : 'Ajouter un utilisateur'),
  },
  screen: async () => {
    const { UsersTable } = await import('../../../src/screens/users/users-table.tsx')
    const { UserAddition } = await import('../../../src/screens/users/user-controls.tsx')
    const { UserWindows } = await import('../../../src/screens/users/user-windows.tsx')
    return ({ actor }) => [
      createElement(UserAddition, { key: 'addition', windows: actor }),
      createElement(UsersTable, { key: 'table', actor: list(), windows: actor }),
      createElement(UserWindows, { key: 'windows', actor }),
    ]
  },
  browser: {
    as: 'admin',
    navigate: async (driver, { input: { asked, window } }) => {
      if (!asked && !window) return atUsers(driver)
      await driver.interceptCalls()
      if (!asked) return driver.open('/users?addition=1')
      await driver.open(window ? `/users/${asked}?${window}=1` : `/users/${asked}`)
    },
    extraCalls: ['readUser', 'listRoles', 'listFederations', 'createUser', 'updateUser'],
  },
})
