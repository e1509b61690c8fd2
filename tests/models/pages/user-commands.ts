import type { BrowserDriver } from '../../model/model.ts'
import { camille } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from './users.ts'

/** The user of the test world to whom the models' acts are done, as admin@ sees them. */
export const subject = userOf(camille)

/** Opens that user's detail, with what can be done. */
export async function atSubject(driver: BrowserDriver) {
  await atUsers(driver)
  await driver.click('button', `Voir ${nameOf(subject)}`)
  await driver.sees('button', 'Historique')
  await driver.interceptCalls()
}
