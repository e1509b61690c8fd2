import type { BrowserDriver, Driver } from '../../model/model.ts'

export const title = 'Rappels'

/** The card of the recall of the test world, also once another one was opened. */
export const cardOf = (driver: Driver) => driver.within('article', /^Sanglier, chasse/)

/** Opens the page as cher@; the list is read. */
export async function atRecalls(driver: BrowserDriver) {
  await driver.open('/federations/recalls')
  await driver.sees('list', title)
}
