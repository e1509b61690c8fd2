import { createElement } from 'react'
import { createActor } from 'xstate'
import { userWindowsMachine } from '../../../machines/users/user-windows.ts'
import { usersMachine } from '../../../machines/users/users.ts'
import { answered } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { admin } from '../../world/people.ts'
import { atUsers, choices, nameOf, userOf, usual, windows } from './users-space.ts'

const user = userOf(admin)
const ends = [{ changed: true }, { changed: false }]

/** The list at rest, of which the windows are those of the test. */
const list = () => {
  const actor = createActor(usersMachine, { input: { query: usual, windows } })
  const snapshot = { ...actor.getSnapshot(), value: 'filled' }
  Object.assign(snapshot, { context: { ...snapshot.context, users: [user], total: 1 } })
  const still = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send: () => {} }
  return still as unknown as typeof actor
}

export const userWindows = flow(userWindowsMachine, {
  name: 'user-windows',
  input: windows,
  samples: {
    events: { 'detail.requested': [{ user }], 'edition.requested': [] },
    answers: { userDetail: ends, userForm: ends },
    others: {
      // What is read to be shown is newer than the list.
      'edition.requested': (state) => [
        { user: state.matches('viewing') ? { ...user, phone: '0639980042' } : user },
      ],
    },
  },
  refused: { inputs: [{ ...windows, permissions: [] }] },
  gestures: {
    'detail.requested': (hand) => hand.click('button', `Voir ${nameOf(user)}`),
    'addition.requested': (hand) => hand.click('button', 'Ajouter un utilisateur'),
    'edition.requested': async (hand, event, state) => {
      if (state.matches('viewing')) await hand.answer('readUser', event.user)
      await hand.click('button', `Modifier ${nameOf(user)}`)
    },
  },
  endings: {
    'xstate.done.actor.userDetail': async (hand, { output }) => {
      if ((output as { changed: boolean }).changed) await hand.fail('readUser', answered(404))
      await hand.click('button', 'Fermer')
    },
    'xstate.done.actor.userForm': async (hand, { output }, { context }) => {
      await hand.answer('listRoles', choices.roles)
      await hand.answer('listFederations', choices.federations)
      if (!(output as { changed: boolean }).changed) return hand.click('button', 'Annuler')
      const isNew = (context as { user: unknown }).user === null
      if (isNew) {
        await hand.fill('Prénom', 'Inès')
        await hand.fill('Adresse e-mail', 'ines.gerard@example.org')
        await hand.choose('Rôle', 'Lecteur des statistiques')
        await hand.choose('Fédération', 'Toutes les fédérations')
      }
      await hand.click('button', 'Enregistrer')
      await hand.answer(isNew ? 'createUser' : 'updateUser')
    },
  },
  sees: {
    closed: async (person) => {
      await person.doesNotSee('dialog', /./)
      await person.sees('button', `Voir ${nameOf(user)}`)
    },
    viewing: (person) => person.sees('dialog', /./),
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
    arrive: atUsers,
    calls: ['readUser', 'listRoles', 'listFederations', 'createUser', 'updateUser'],
  },
})
