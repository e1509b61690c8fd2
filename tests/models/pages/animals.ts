import type { Animal } from '../../../contract/giver/animals.ts'
import type { OwnSample } from '../../../contract/giver/samples.ts'
import type { BrowserDriver, Driver } from '../../model/model.ts'
import { boar } from '../../world/hunts.ts'
import { luc } from '../../world/people.ts'
import { atHome, called, contactOf, informed } from './giver.ts'

/** The boar of yesterday's hunt without a receiver, as `listAnimals` answers it. */
export const listedBoar: Animal = {
  id: boar.id,
  specimen_type_id: 1,
  tag: boar.tag,
  sex: boar.sex,
  weight: boar.weight,
  killed_at: null,
  examination: 'none',
  examiner_name: null,
  examiner_number: null,
  sheet: null,
  state: 'available',
  withdrawal: null,
  receiver: null,
  version: 1,
}
/** The same after Luc received it, after it was kept, and with obstacles to a hand-over. */
export const handedBoar: Animal = {
  ...listedBoar,
  state: 'handedOver',
  receiver: { contact_id: contactOf(informed, luc), firstname: luc.firstname, lastname: luc.lastname ?? '' },
}
export const keptBoar: Animal = { ...listedBoar, state: 'withdrawn', withdrawal: 'kept' }
export const doubtfulBoar: Animal = {
  ...listedBoar,
  state: 'blocked',
  examination: 'doubtful',
  examiner_name: 'Jeanne Petit',
  examiner_number: '18-0042',
}
export const untaggedRoe: Animal = { ...listedBoar, specimen_type_id: 2, tag: null, state: 'noted' }

/** Its sample taken by the giver, not pooled. */
export const takenSample: OwnSample = {
  id: 3,
  state: 'taken',
  site: 'tongue',
  laboratory: null,
  reference: null,
  taken_on: informed.started_at,
  sent_on: null,
  result_on: null,
  count: 1,
  is_own: true,
  version: 1,
}

/** The name of that boar in windows and buttons. */
export const boarName = `Sanglier ${boar.tag}`

/** Opens the window of yesterday's animals; calls are held from then on. */
export async function atAnimals(driver: BrowserDriver) {
  await atHome(driver)
  await driver.click('button', `Animaux de ${called(informed)}`)
  await driver.sees('button', `Ouvrir ${boarName}`)
}

/** Opens the window of that boar. */
export const openBoar = (driver: Driver) => driver.click('button', `Ouvrir ${boarName}`)
/** Presses a button in its window. */
export const onSheet = (driver: Driver, command: string) =>
  driver.within('dialog', boarName).click('button', command)

/** In the browser, the giver presses a button in the window of that boar. */
export const onBoar = (command: string) => ({
  as: 'giver',
  navigate: async (driver: BrowserDriver) => {
    await atAnimals(driver)
    await driver.interceptCalls()
    await openBoar(driver)
    await onSheet(driver, command)
  },
})
