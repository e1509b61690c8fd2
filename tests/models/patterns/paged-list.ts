import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'
import { limits } from '../../../contract/limits.ts'
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Event as TestEvent } from '../../explore/simulate.ts'
import { commonFailures } from '../../model/failures.ts'
import { type Driver, flow, type Flow, type FlowModel, fromOutside } from '../../model/model.ts'
import { type Person, showing, without } from '../../model/person.ts'

/** How the call of a list fails. */
export const listFailures = () => ({ call: commonFailures() })

/** The button that asks for a list again after a failure. */
export const retry = 'Réessayer'

/** The input of a list that takes no filter. */
export const listInput = { where: {}, perPage: limits.pastHunts }

/** A page of a list, as its endpoint answers it. */
export const pageOf = <R>(data: readonly R[], page: number, last_page: number) => ({
  output: { data, meta: { total: data.length * last_page, current_page: page, last_page } },
})

/**
 * Samples of a list: what the server has, the first and the second page of two, none; and a second page
 * that was requested while there is only one left.
 */
const listSamples = <R>(
  call: EndpointName,
  { own, first, second }: Record<'own' | 'first' | 'second', readonly R[]>,
) => ({
  events: {
    'page.chosen': ({ context }: AnyMachineSnapshot) =>
      context.lastPage > 1 ? [{ page: 1 }, { page: 2 }] : [],
  },
  failures: listFailures(),
  others: {
    [`xstate.done.actor.${call}`]: ({ context }: AnyMachineSnapshot) =>
      context.page > 1
        ? [pageOf(second, 2, 2), pageOf([], 2, 1)]
        : [pageOf(own, 1, 1), pageOf(first, 1, 2), pageOf([], 1, 1)],
  },
})

/** The gestures on a list, within a region of the page if it is named. */
export const listGestures = (region?: string) => {
  const place = (driver: Driver) => (region ? driver.within('region', region) : driver)
  return {
    'page.chosen': (driver: Driver, { page }: { page: number }) =>
      place(driver).click('button', `Page ${page}`),
    // What makes a list outdated is done around it: the surrounding flow covers that.
    'list.outdated': fromOutside,
    'list.retried': (driver: Driver) => place(driver).click('button', retry),
  }
}

/** What is on the page of a list, in a list or table of that name. */
type ListTexts = {
  role: 'list' | 'table'
  name: string
  reading: string
  empty: string
  failed: string
  /** The region in which its texts stand, if the page has others. */
  region?: string
}

/** The assertions of a list, besides those on its rows. */
export function listAssertions({ role, name, reading, empty, failed, region }: ListTexts) {
  const place = (person: Person) => (region ? person.within('region', region) : person)
  return {
    'loading.unread': async (person: Person) => {
      await place(person).seesText(reading)
      await person.doesNotSee(role, name)
    },
    'loading.filled': async (person: Person) => {
      await place(person).seesText(reading)
      await person.sees(role, name)
    },
    empty: async (person: Person) => {
      await place(person).seesText(empty)
      await person.doesNotSee(role, name)
    },
    // Rows that were read stay.
    failed: (person: Person) => person.seesText(`${failed}. Vérifiez votre réseau`),
  }
}

/** Whether a list is being read, or could not be: then no button reads it again. */
const isUnread = (state: AnyMachineSnapshot) => state.matches('loading') || state.matches('failed')

/** What a page that is one list of pending work has besides: a button that reads the list again. */
const workList = {
  gestures: {
    'list.outdated': async (driver: Driver, event: TestEvent, state: AnyMachineSnapshot) =>
      isUnread(state) ? driver.sendEvent?.(event) : driver.click('button', 'Actualiser'),
  },
  expects: (own: ReturnType<typeof listAssertions>) => ({
    ...own,
    'loading.unread': showing(own['loading.unread'], ['button', 'Lecture…']),
    'loading.filled': showing(own['loading.filled'], ['button', 'Lecture…']),
    failed: showing(own.failed, without('button', 'Actualiser')),
  }),
  unreachable: ({ type }: TestEvent, before: AnyMachineSnapshot) =>
    type === 'list.outdated' && isUnread(before),
}

/** What differs between paged lists. `isWork`: it is a page of pending work, with that button. */
type PagedList<M extends AnyStateMachine> = Pick<FlowModel<M>, 'name' | 'input' | 'screen' | 'browser'> & {
  isWork?: true
  call: EndpointName
  rows: Record<'own' | 'first' | 'second', readonly object[]>
  texts: ListTexts
  /** Asserts the rows. */
  filled: (person: Person, state: SnapshotFrom<M>) => Promise<void>
  gestures?: Partial<FlowModel<M>['gestures']>
}

/** The model of a paged list. */
export const pagedListFlow = <M extends AnyStateMachine>(machine: M, model: PagedList<M>): Flow => {
  const { name, input = listInput, isWork, call, rows, texts, filled, gestures, screen, browser } = model
  const assertions = listAssertions(texts)
  return flow(machine, {
    name,
    input,
    samples: listSamples(call, rows),
    gestures: { ...listGestures(texts.region), ...(isWork && workList.gestures), ...gestures },
    expects: { ...(isWork ? workList.expects(assertions) : assertions), filled },
    screen,
    browser: { ...browser, ...(isWork && { unreachable: workList.unreachable }) },
  } as FlowModel<M>)
}
