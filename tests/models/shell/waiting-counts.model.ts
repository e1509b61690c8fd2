import { createElement, Fragment } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { WaitingKind } from '../../../contract/shared/waiting/waiting.ts'
import { waitingCountsMachine } from '../../../machines/shell/waiting-counts.ts'
import { flow, fromOutside } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { cher, deletionAskedDaysAgo, password } from '../../world/people.ts'

const closes = 'le menu d’une page étroite se referme'

/** The entries of the menu that have a number, and what each adds up. */
const entries: Record<string, WaitingKind[]> = {
  'À faire': ['accounts', 'deletions', 'hunts', 'mails', 'corrections', 'absences'],
  Sanitaire: ['recalls', 'tags'],
}

type State = SnapshotFrom<typeof waitingCountsMachine>

async function seesNumbers(person: Person, { context: { waiting } }: State) {
  for (const [label, lists] of Object.entries(entries)) {
    const total = lists.reduce((sum, list) => sum + (waiting[list] ?? 0), 0)
    await person.sees('link', total ? new RegExp(`^${label}\\s*${total} en attente$`) : label)
  }
}

/** What cher@ finds in the world. */
const asked = {
  accounts: 2,
  deletions: Object.keys(deletionAskedDaysAgo).length,
  hunts: 2,
  mails: 1,
  corrections: 1,
  absences: 1,
  recalls: 1,
  tags: 0,
}

export const waitingCounts = flow(waitingCountsMachine, {
  name: 'waiting-counts',
  samples: {
    events: { 'totals.read': [{ totals: { mails: 9, recalls: 0 } }] },
    answers: { countWaiting: [asked, {}] },
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
    'requests.changed': fromOutside,
    'totals.read': fromOutside,
  },
  expects: {
    unasked: (person) => person.doesNotSeeText('en attente'),
    reading: seesNumbers,
    known: seesNumbers,
    unknown: seesNumbers,
  },
  screen: async () => {
    const { NavLink } = await import('../../../src/ui/page/nav-link.tsx')
    const { WaitingNumber } = await import('../../../src/screens/shell/waiting-number.tsx')
    const { sections, waitingOn } = await import('../../../src/routes/staff-sections.ts')
    return ({ actor }) =>
      createElement(
        Fragment,
        null,
        sections.map(({ label, pages }) => {
          const lists = pages.flatMap((page) => waitingOn[page] ?? [])
          const badge = createElement(WaitingNumber, { actor, lists })
          return createElement(NavLink, { key: label, to: pages[0]!, label, badge, isCurrent: false })
        }),
      )
  },
  browser: {
    entryIsLost: 'rien de ce qui sert à se connecter n’est gardé',
    navigate: '/login',
    // « À faire », the landing page of staff, would also tell the counts.
    extraCalls: ['readTodo'],
    reloadDiffers: { reading: closes, known: closes, unknown: closes },
  },
})
