import type { DeletionRequest } from '../../../contract/users/deletion-requests.ts'
import { dayAfter, monthsAfter } from '../../../contract/days.ts'
import { deletionAskedDaysAgo, others } from '../../world/people.ts'
import type { BrowserDriver } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { today } from '../../world/today.ts'
import { nameOf, userOf } from './users.ts'

/** The deletion requests of the world, oldest first, as the server answers them. */
export const requests: DeletionRequest[] = others
  .flatMap((one) => {
    const days = deletionAskedDaysAgo[one.email]
    return days === undefined ? [] : [{ user: userOf(one), days }]
  })
  .toSorted((a, b) => b.days - a.days)
  .map(({ user, days }) => {
    const asked_on = dayAfter(today, -days)
    const due_on = monthsAfter(asked_on, 1)
    const days_left = (Date.parse(due_on) - Date.parse(today)) / 86_400_000
    return { ...user, deletion_requested_at: `${asked_on}T11:00:00.000Z`, asked_on, due_on, days_left }
  })
export const [late, recent] = requests as [DeletionRequest, DeletionRequest]
export const table = 'Demandes de suppression'

/** Asserts exactly the requests of a page. */
export async function seesRequests(person: Person, rows: readonly DeletionRequest[]) {
  await person.sees('table', table)
  for (const request of requests) {
    const name = new RegExp(nameOf(request))
    if (!rows.some(({ id }) => id === request.id)) {
      await person.doesNotSee('row', name)
      continue
    }
    const row = person.within('row', name)
    await row.seesText(request.email)
    await (request === late
      ? row.seesText('En retard')
      : row.seesText(new RegExp(`^${request.days_left}.jours$`)))
  }
}

/** Opens the page as cher@ and waits for the list. */
export async function atRequests(driver: BrowserDriver) {
  await driver.open('/users/deletion-requests')
  await driver.sees('table', table)
}
