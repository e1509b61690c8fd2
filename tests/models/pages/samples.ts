import type { BrowserDriver } from '../../model/model.ts'

export const table = 'Prélèvements'

/** Opens the page as cher@ and waits for the list. */
export async function atSamples(driver: BrowserDriver) {
  await driver.open('/federations/samples')
  await driver.sees('table', table)
}
