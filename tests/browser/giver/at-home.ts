import { beforeEach } from 'vitest'
import { giver, password } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

/** A giver at home on a phone, anew for each test of a file. */
export function startAtHome() {
  const browser = startForEach(giver)
  const home = {
    get page() {
      return browser.session.page
    },
    /** Gives the phone to somebody else, who signs in and opens an address. */
    async openAs(somebody: { email: string }, address = '/giver') {
      await browser.session.clear()
      await browser.session.signIn(somebody.email, password)
      await home.page.goto(address)
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
    await home.page.goto('/giver')
    await home.closeReminder()
  })
  return home
}
