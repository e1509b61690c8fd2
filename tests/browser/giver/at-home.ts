import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { giver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startDevices } from '../support/start.ts'

/** A giver at home on a phone, opened anew for each test of a file. */
export function startAtHome() {
  const devices = startDevices()
  const home = {
    page: undefined as unknown as Page,
    /** Opens another phone, on which somebody else signs in. */
    async openAs(somebody: { email: string }) {
      const { page, arrive } = await devices.open()
      home.page = page
      await arrive(somebody, '/giver')
    },
    /** Closes the reminder of hunts to report. */
    closeReminder: () =>
      personOf(home.page)
        .within('alertdialog', /en attente d.information/)
        .click('button', 'Fermer'),
    /** The path and the query of the page. */
    address: () => new URL(home.page.url()).pathname + new URL(home.page.url()).search,
  }
  beforeEach(async () => {
    await home.openAs(giver)
    await home.closeReminder()
  })
  return home
}
