import { createElement, useEffect } from 'react'
import { createActor } from 'xstate'
import { connectivityMachine } from '../../../machines/shell/connectivity.ts'
import { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { flow } from '../../model/model.ts'
import { showing } from '../../model/person.ts'
import { nobody } from '../../../contract/shared/session.ts'

export const connectivity = flow(connectivityMachine, {
  name: 'connectivity',
  samples: { answers: {} },
  gestures: {
    'network.lost': (driver) => driver.setOnline(false),
    'network.restored': (driver) => driver.setOnline(true),
  },
  expects: {
    online: async (person) => {
      await person.sees('heading', 'Connexion')
      await person.doesNotSeeText('Hors ligne')
    },
    offline: showing(['heading', 'Connexion'], 'Hors ligne'),
  },
  screen: async () => {
    const { overload } = await import('../../../src/actors/overload.ts')
    const { App } = await import('../../../src/app.tsx')
    const { watchNetwork } = await import('../../../src/actors/shell.ts')
    const session = createActor(sessionMachine, { input: nobody }).start()
    const errorModal = createActor(errorModalMachine).start()
    return ({ actor }) => {
      useEffect(() => watchNetwork(actor), [actor])
      return createElement(App, { session, errorModal, connectivity: actor, overload })
    }
  },
  browser: { navigate: (driver) => driver.open('/login') },
})
