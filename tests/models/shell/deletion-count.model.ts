import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { deletionCountMachine } from '../../../machines/shell/deletion-count.ts'
import { flow } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { cher, deletionAskedDaysAgo, password } from '../../world/people.ts'

const asked = Object.keys(deletionAskedDaysAgo).length

async function seesNumber(
  person: Person,
  { context: { waiting } }: SnapshotFrom<typeof deletionCountMachine>,
) {
  if (waiting) return person.sees('link', new RegExp(`^Demandes de suppression\\s*${waiting} en attente$`))
  return person.sees('link', 'Demandes de suppression')
}

export const deletionCount = flow(deletionCountMachine, {
  name: 'deletion-count',
  samples: {
    events: { 'total.read': [{ total: 1 }] },
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
      const entry = {
        to: '/users/deletion-requests',
        label: 'Demandes de suppression',
        badge,
        isCurrent: false,
      }
      return createElement(MemoryRouter, null, createElement(NavLink, entry))
    }
  },
  browser: {
    navigate: async (driver) => {
      await driver.interceptCalls()
      await driver.open('/login')
    },
    reloadDiffers: 'le menu d’une page étroite se referme',
    // The page of the requests tells it, and what is done to users.
    unreachable: ({ type }) => type === 'requests.changed' || type === 'total.read',
  },
})
