import type { BrowserDriver } from '../../model/model.ts'

export const title = 'Rappels'

/** Opens the page as cher@; the list is read. */
export async function atRecalls(driver: BrowserDriver) {
  await driver.open('/federations/recalls')
  await driver.sees('list', title)
}
