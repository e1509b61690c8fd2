import type { BrowserDriver } from '../../model/model.ts'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { banned, camille, cher, others, waiting } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from './users.ts'

/** The user of the test world to whom the models' acts are done, as admin@ sees them. */
export const subject = userOf(camille)
/** A giver whom the federation refused. */
export const refused = userOf(banned)
/** A giver on whom nobody has decided. */
export const undecided = userOf(waiting)
/** Somebody who is blocked. */
export const blocked = userOf(others.find(({ except }) => except === 'blocked')!)

/** Somebody of the staff who has a second factor: the server is not asked for it, since nobody of the world has one. */
export const colleague = { ...userOf(cher), has_second_factor: true }

/** Opens a user's detail, with what can be done. */
export async function atSubject(driver: BrowserDriver, user: ManagedUser = subject) {
  // On whom nobody has decided stands on another page of the list.
  if (user === undecided) await driver.open(`/users?search=${user.lastname}`)
  else await atUsers(driver)
  if (user.has_second_factor) await driver.interceptCalls()
  await driver.click('button', `Voir ${nameOf(user)}`)
  if (user.has_second_factor) await driver.stubAnswer('readUser', user)
  await driver.sees('button', 'Historique')
  await driver.interceptCalls()
}
