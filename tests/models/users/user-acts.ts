import type { Arrival } from '../../model/model.ts'
import { camille } from '../../world/people.ts'
import { atUsers, nameOf, userOf } from './users-space.ts'

/** The user of the test world to whom the models' acts are done, as admin@ sees them. */
export const subject = userOf(camille)

/** Opens that user's detail, with what can be done. */
export async function atSubject(arrival: Arrival) {
  await atUsers(arrival)
  await arrival.click('button', `Voir ${nameOf(subject)}`)
  await arrival.sees('button', 'Historique')
  await arrival.hold()
}
