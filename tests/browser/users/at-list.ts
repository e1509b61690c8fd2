import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Person } from '../../model/person.ts'
import { admin } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'
import { onLaptop } from '../support/open-device.ts'

export const field = 'Rechercher un utilisateur'

/** For tests at the list of users, to which an administrator, or `who`, comes on a laptop. */
export function startAtList() {
  const devices = startDevices()
  return {
    devices,
    /** Signs in at a URL of the list, and reads the list, or the window or the page named in the URL. */
    async arriveAt(address: string, who: { email: string } = admin, window?: string, heading?: string) {
      const arrived = await devices.open(onLaptop)
      await arrived.arrive(who, address)
      if (window) await arrived.person.sees('dialog', window)
      else if (heading) await arrived.person.sees('heading', heading)
      else await arrived.person.sees('table', 'Utilisateurs')
      return arrived
    },
  }
}

export const askedBy = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const emailsOf = (page: Page) =>
  page.getByRole('table', { name: 'Utilisateurs' }).getByText('@').allInnerTexts()

export async function seesFound(page: Page, person: Person, search: string, emails: string[]) {
  await person.seesValue(field, search)
  await expect.poll(() => emailsOf(page)).toEqual(emails)
}
