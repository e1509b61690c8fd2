import { createElement } from 'react'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import { userHuntsMachine } from '../../../machines/users/user-hunts.ts'
import { wolfhunter } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from '../pages/users.ts'
import { listInput, pagedListFlow } from '../patterns/paged-list.ts'

const title = 'Chasses'
const user = userOf(wolfhunter)
const hunt = (id: number, code: UserHunt['hunt_state']['code'], quantities: number[] = []): UserHunt => ({
  id,
  started_at: '2026-03-01',
  city: 'Saint-Amand-Montrond',
  hunt_state: { code },
  animals: quantities.map((quantity, place) => ({
    ...[
      { label: 'sanglier', label_plural: 'sangliers' },
      { label: 'chevreuil', label_plural: 'chevreuils' },
    ][place]!,
    quantity,
  })),
  giver: null,
})
const rows = {
  // In the world, the wolfhunter has a planned hunt, and one without a report.
  own: [hunt(20, 'planned'), hunt(21, 'informed')],
  first: [hunt(30, 'finished', [2, 1])],
  second: [hunt(31, 'finished')],
}
const states = { planned: 'Prévue', informed: 'Compte rendu attendu', finished: 'Terminée' }

export const userHunts = pagedListFlow(userHuntsMachine, {
  name: 'user-hunts',
  input: { ...listInput, params: { id: user.id } },
  call: 'listUserHunts',
  rows,
  texts: {
    role: 'list',
    name: title,
    reading: 'Lecture des chasses…',
    empty: 'Aucune chasse.',
    failed: 'Les chasses n’ont pas pu être lues',
    region: title,
  },
  filled: async (person, { context: { rows } }) => {
    const list = person.within('list', title)
    for (const { id, city, hunt_state } of rows) {
      await list.seesText(new RegExp(`, ${city}$`))
      await list.seesText(states[hunt_state.code])
      if (id === 30) await list.seesText('2 sangliers, 1 chevreuil')
      if (id === 31) await list.seesText('Aucune cession')
    }
  },
  screen: async () => {
    const { UserHunts } = await import('../../../src/screens/users/user-hunts.tsx')
    return ({ actor }) => createElement(UserHunts, { actor, isGiver: true })
  },
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await atUsers(driver)
      await driver.fill('Rechercher un utilisateur', 'louvetier')
      await driver.elapse(300)
      await driver.interceptCalls()
      await driver.click('button', `Voir ${nameOf(user)}`)
    },
  },
})
