import type { BrowserDriver, Driver } from '../../model/model.ts'

export const title = 'Rappels'

/** The card of the world's recall, even after another one was opened. */
export const cardOf = (driver: Driver) => driver.within('article', /^Sanglier, chasse/)

/** Opens the page as cher@ and waits for the list. */
export async function atRecalls(driver: BrowserDriver) {
  await driver.open('/federations/recalls')
  await driver.sees('list', title)
}
