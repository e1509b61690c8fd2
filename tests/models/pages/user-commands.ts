import type { BrowserDriver } from '../../model/model.ts'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { banned, camille, others } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from './users.ts'

/** The user of the test world to whom the models' acts are done, as admin@ sees them. */
export const subject = userOf(camille)
/** A giver whom the federation refused. */
export const refused = userOf(banned)
/** Somebody who is blocked. */
export const blocked = userOf(others.find(({ except }) => except === 'blocked')!)

/** Opens a user's detail, with what can be done. */
export async function atSubject(driver: BrowserDriver, user: ManagedUser = subject) {
  await atUsers(driver)
  await driver.click('button', `Voir ${nameOf(user)}`)
  await driver.sees('button', 'Historique')
  await driver.interceptCalls()
}
