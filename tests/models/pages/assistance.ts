import type { BrowserDriver } from '../../model/model.ts'
import { admin, signInLinkToken } from '../../world/people.ts'
import { reminder } from './giver.ts'

/** The boot value when the administrator assists somebody. */
export const assistance = { by: `${admin.firstname} ${admin.lastname}`, until: '2026-03-10T11:30:00.000Z' }

/** The administrator, signed in, follows their link to assist giver@, and closes the reminder on their home. */
export async function assist(driver: BrowserDriver): Promise<void> {
  await driver.signIn(admin.email)
  await driver.open(`/login?token=${signInLinkToken}`)
  await driver.click('button', 'Ouvrir la session')
  await driver.within('alertdialog', reminder).click('button', 'Fermer')
  await driver.sees('region', 'Session assistée')
}
