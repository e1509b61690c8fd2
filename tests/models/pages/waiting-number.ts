import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import type { waitingCount } from '../../../machines/patterns/waiting-count.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { cher, password } from '../../world/people.ts'

const closes = 'le menu d’une page étroite se referme'

type WaitingCountMachine = ReturnType<typeof waitingCount>

/** A count in the menu: its flow, its menu entry, and the number in the world. */
type Entry = { name: string; label: string; to: string; waiting: number }

/** The model of a count in the menu of staff, as cher@. */
export function waitingNumber(machine: WaitingCountMachine, { name, label, to, waiting: asked }: Entry) {
  const seesNumber = async (person: Person, { context: { waiting } }: SnapshotFrom<WaitingCountMachine>) =>
    waiting
      ? person.sees('link', new RegExp(`^${label}\\s*${waiting} en attente$`))
      : person.sees('link', label)
  return flow(machine, {
    name,
    samples: {
      events: { 'total.read': [{ total: asked + 1 }] },
      answers: { call: [{ waiting: asked }, { waiting: 0 }] },
    },
    gestures: {
      'reader.admitted': async (driver, event) => {
        if (driver.sendEvent) return driver.sendEvent(event)
        await driver.fill('Adresse e-mail', cher.email)
        await driver.fill('Mot de passe', password)
        await driver.click('button', 'Se connecter')
        await driver.click('button', 'Menu')
      },
      'reader.left': async (driver, event) =>
        driver.sendEvent
          ? driver.sendEvent(event)
          : driver.within('group', 'Menu').click('button', 'Se déconnecter'),
      'requests.changed': async (driver, event) => driver.sendEvent?.(event),
      'total.read': async (driver, event) => driver.sendEvent?.(event),
    },
    expects: {
      unasked: (person) => person.doesNotSeeText('en attente'),
      reading: seesNumber,
      known: seesNumber,
      unknown: seesNumber,
    },
    screen: async () => {
      const { NavLink } = await import('../../../src/ui/page/nav-link.tsx')
      const { WaitingNumber } = await import('../../../src/screens/shell/waiting-number.tsx')
      return ({ actor }) => {
        const badge = createElement(WaitingNumber, { actor })
        return createElement(
          MemoryRouter,
          null,
          createElement(NavLink, { to, label, badge, isCurrent: false }),
        )
      }
    },
    browser: {
      entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
      navigate: '/login',
      // « À faire », the landing page of staff, would also update the counts.
      extraCalls: ['readTodo'],
      reloadDiffers: { reading: closes, known: closes, unknown: closes },
      // The page of the requests updates it, as do commands on users.
      unreachable: ({ type }) => type === 'requests.changed' || type === 'total.read',
    },
  })
}
