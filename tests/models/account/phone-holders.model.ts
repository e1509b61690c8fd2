import type { SnapshotFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import { phoneHoldersMachine } from '../../../machines/account/phone-holders.ts'
import { flow } from '../../model/model.ts'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { atAccount } from '../pages/account.ts'
import { listFailures, retry, waits } from '../patterns/paged-list.ts'
import type { PhoneHolder } from '../../../contract/account/phone-holders.ts'

type State = SnapshotFrom<typeof phoneHoldersMachine>
const title = 'Chasseurs ayant obtenu votre numéro'
const holder = (id: number, name: [string, string] | null): PhoneHolder => ({
  id,
  firstname: name?.[0] ?? null,
  lastname: name?.[1] ?? null,
  city: name && { label_full: place('Bourges').label_full },
  shown_at: '2026-03-07T11:00:00.000Z',
})
const pageOf = (data: PhoneHolder[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})
/** In the world one hunter has revealed Luc's number. */
const own = pageOf([holder(giver.id, [giver.firstname, giver.lastname])], 1, 1)
const pages = [pageOf([holder(50, ['Aline', 'Bodin'])], 1, 2), pageOf([holder(51, null)], 2, 2)]
const none = pageOf([], 1, 1)
const nameOf = ({ firstname, lastname }: PhoneHolder) =>
  firstname ? `${firstname} ${lastname}` : 'Compte supprimé'

export const phoneHolders = flow(phoneHoldersMachine, {
  name: 'phone-holders',
  input: { where: {}, perPage: limits.pastHunts },
  samples: {
    events: { 'page.chosen': [] },
    answers: {},
    failures: listFailures(),
    others: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
      'xstate.done.actor.listPhoneHolders': ({ context: { page } }) => [own, pages[page - 1]!, none],
    },
  },
  gestures: {
    'page.chosen': (driver, { page }) => driver.click('button', `Page ${page}`),
    'list.outdated': async (driver, event) => driver.sendEvent?.(event),
    'list.retried': (driver) => driver.within('region', title).click('button', retry),
  },
  expects: {
    'loading.unread': async (person) => {
      await person.within('region', title).seesText('Lecture de la liste…')
      await person.doesNotSee('list', title)
    },
    'loading.filled': async (person) => {
      await person.within('region', title).seesText('Lecture de la liste…')
      await person.sees('list', title)
    },
    filled: async (person, { context: { rows } }) => {
      for (const row of rows) await person.within('list', title).seesText(nameOf(row))
      await person.within('list', title).seesText('le ')
    },
    empty: (person) => person.seesText('Aucun chasseur n’a encore obtenu votre numéro.'),
    throttled: waits('list', title),
    failed: (person) => person.seesText('Cette liste n’a pas pu être lue. Vérifiez votre réseau'),
  },
  screen: async () => (await import('../../../src/screens/account/phone-holders.tsx')).PhoneHolders,
  browser: {
    as: 'luc.petit',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await atAccount(driver)
    },
    // Nothing on the page makes this list outdated.
    unreachable: ({ type }) => type === 'list.outdated',
  },
})
