import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { UserHunt } from '../../../contract/users/user-hunts.ts'
import { userHuntsMachine } from '../../../machines/users/user-hunts.ts'
import { flow } from '../../model/model.ts'
import { wolfhunter } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from '../pages/users.ts'
import { listFailures, retry, waits } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof userHuntsMachine>
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
const pageOf = (data: UserHunt[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
/** In the world, the wolfhunter has a planned hunt, and one without a report. */
const own = pageOf([hunt(20, 'planned'), hunt(21, 'informed')], 1, 1)
const [first, second] = [pageOf([hunt(30, 'finished', [2, 1])], 1, 2), pageOf([hunt(31, 'finished')], 2, 2)]
const none = pageOf([], 1, 1)
/** The second page was requested, but meanwhile there is only one. */
const shrunk = pageOf([], 2, 1)
const states = { planned: 'Prévue', informed: 'Compte rendu attendu', finished: 'Terminée' }

export const userHunts = flow(userHuntsMachine, {
  name: 'user-hunts',
  input: { where: {}, perPage: limits.pastHunts, params: { id: user.id } },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listUserHunts': ({ context: { page } }) =>
        page > 1 ? [second, shrunk] : [own, first, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.within('region', title).click('button', `Page ${page}`),
    'list.outdated': async (driver, event) => driver.sendEvent?.(event),
    'list.retried': (driver) => driver.within('region', title).click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.within('region', title).seesText('Lecture des chasses…')
      await person.doesNotSee('list', title)
    },
    'loading.filled': async (person) => {
      await person.within('region', title).seesText('Lecture des chasses…')
      await person.sees('list', title)
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
    empty: async (person) => {
      await person.within('region', title).seesText('Aucune chasse.')
      await person.doesNotSee('list', title)
    },
    throttled: waits('list', title),
    failed: (person) => person.seesText('Les chasses n’ont pas pu être lues. Vérifiez votre réseau'),
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
    // Nothing in the window makes this list outdated.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
