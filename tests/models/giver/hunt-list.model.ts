import { createElement } from 'react'
import type { SnapshotFrom } from 'xstate'
import { huntListMachine } from '../../../machines/giver/hunt-list.ts'
import { limits } from '../../../contract/limits.ts'
import { flow } from '../../model/model.ts'
import { without, showing } from '../../model/person.ts'
import { specimenTypes } from '../../world/answers.ts'
import { finished, headed, listing, pageOf, reminder } from '../pages/giver.ts'
import { listAssertions, listFailures, listGestures } from '../patterns/paged-list.ts'

type State = SnapshotFrom<typeof huntListMachine>
const pages = [pageOf(finished, 1), pageOf(finished, 2)]
const none = { output: pageOf([]) }
/** The second page was requested, but meanwhile there is only one. */
const shrunk = { output: pageOf(finished.slice(0, limits.pastHunts), 2) }

export const huntList = flow(huntListMachine, {
  name: 'hunt-list',
  input: { where: { hunt_state_code: 'finished' }, perPage: limits.pastHunts },
  samples: {
    events: {
      'page.chosen': ({ context }) =>
        (context as State['context']).lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
    },
    failures: listFailures(),
    others: {
      'xstate.done.actor.listHunts': ({ context: { page } }) => [
        { output: pages[page - 1] },
        none,
        ...(page > 1 ? [shrunk] : []),
      ],
    },
  },
  gestures: listGestures(),
  expects: {
    ...listAssertions({
      role: 'list',
      name: 'Chasses passées',
      reading: 'Lecture des chasses…',
      empty: 'Aucune chasse passée.',
      failed: 'Ces chasses n’ont pas pu être lues',
    }),
    empty: showing('Aucune chasse passée.', without('navigation', 'Pagination')),
    filled: async (person, { context: { page } }) => {
      const list = person.within('list', 'Chasses passées')
      for (const hunt of pages[page - 1]!.data) await list.sees('heading', headed(hunt))
      await list.doesNotSee('heading', headed(pages[2 - page]!.data[0]!))
      await person.sees('button', 'Page 1')
      await person.sees('button', 'Page 2')
    },
  },
  screen: async () => {
    const { HuntList } = await import('../../../src/screens/giver/hunt-list.tsx')
    const words = { label: 'Chasses passées', empty: 'Aucune chasse passée.' }
    return ({ actor }) => createElement(HuntList, { actor, specimenTypes, ...words })
  },
  browser: {
    as: 'giver',
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/giver')
      await driver.within('alertdialog', reminder).click('button', 'Fermer')
    },
    intercepts: (_, parts) => listing('finished')(parts),
  },
})
