import { createElement } from 'react'
import { createActor } from 'xstate'
import { connectivityMachine } from '../../../machines/shell/connectivity.ts'
import { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { overloadMachine } from '../../../machines/shell/overload.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { httpError } from '../../model/failures.ts'
import { flow } from '../../model/model.ts'
import { nobody } from '../../../contract/shared/session.ts'

const title = 'Beaucoup de monde utilise le service'
/** Longer than a slow browser takes to look, and shorter than other calls of the page may take. */
const seconds = 8

export const overload = flow(overloadMachine, {
  name: 'overload',
  samples: {
    events: {
      'reading.refused': ({ context }) =>
        (context as { readings: number }).readings < 2 ? [{ seconds }] : [],
    },
  },
  gestures: {
    'reading.refused': async (driver, event) =>
      driver.sendEvent
        ? driver.sendEvent(event)
        : driver.fail('countContacts', httpError(503, { retryAfter: seconds })),
    'reading.resumed': async (driver, event) =>
      driver.sendEvent ? driver.sendEvent(event) : driver.elapse(seconds * 1000),
    'readings.retried': (driver) => driver.click('button', 'Réessayer maintenant'),
  },
  expects: {
    silent: (person) => person.doesNotSeeText(title),
    waiting: async (person) => {
      await person.seesText(title)
      // In the browser the wait is a random part longer.
      await person.seesText(/Elle sera lue de nouveau dans (8|9|10) secondes\./)
      await person.sees('button', 'Réessayer maintenant')
      await person.doesNotSee('alertdialog', 'Erreur')
    },
  },
  screen: async () => {
    const { App } = await import('../../../src/app.tsx')
    const session = createActor(sessionMachine, { input: nobody }).start()
    const errorModal = createActor(errorModalMachine).start()
    const connectivity = createActor(connectivityMachine).start()
    return ({ actor }) => createElement(App, { session, errorModal, connectivity, overload: actor })
  },
  browser: {
    as: 'receiver',
    navigate: '/',
    extraCalls: ['countContacts'],
    // The page makes this call once; what waits for another one is shown by the tests of screens.
    unreachable: ({ type }, before) => before.matches('waiting') && type === 'reading.refused',
  },
})
