import type { BrowserDriver } from '../../model/model.ts'
import type { ManagedUser } from '../../../contract/users/managed-users.ts'
import { banned, camille, cher, others, waiting } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from './users.ts'

/** The user of the world on whom the models execute commands, as admin@ sees them. */
export const subject = userOf(camille)
/** A giver whom the federation refused. */
export const refused = userOf(banned)
/** A giver awaiting a decision. */
export const undecided = userOf(waiting)
/** A blocked user. */
export const blocked = userOf(others.find(({ except }) => except === 'blocked')!)

/** A staff member with a second factor. Not read from the server, since nobody in the world has one. */
export const colleague = { ...userOf(cher), has_second_factor: true }

/** Opens a user's window with the commands. */
export async function atSubject(driver: BrowserDriver, user: ManagedUser = subject) {
  // The undecided giver is on another page of the list.
  if (user === undecided) await driver.open(`/users?search=${user.lastname}`)
  else await atUsers(driver)
  if (user.has_second_factor) await driver.interceptCalls()
  await driver.click('button', `Voir ${nameOf(user)}`)
  if (user.has_second_factor) await driver.stubAnswer('readUser', user)
  await driver.sees('button', 'Historique')
  await driver.interceptCalls()
}
