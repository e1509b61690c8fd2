import type { Name } from '../../model/person.ts'
import { pageOf } from './paged-list.ts'
import type { EndpointName } from '../../../contract/endpoints.ts'
import type { Driver } from '../../model/model.ts'

/** How a window over a page ends: something was changed, or nothing. */
export const ends = [{ changed: true }, { changed: false }]
export const isChanged = (output: unknown) => (output as { changed: boolean }).changed

/** Confirms what is asked, which the server then executes, with this answer; or cancels. */
export const answering =
  (confirm: string, call: EndpointName, answer?: unknown) =>
  async (driver: Driver, { output }: { output?: unknown }) => {
    const asked = driver.within('alertdialog', 'Êtes-vous sûrs ?')
    await asked.click('button', isChanged(output) ? confirm : 'Annuler')
    if (isChanged(output)) await driver.answer(call, answer)
  }

/** Uses a button of a list, once the list has these rows. */
export const inList =
  (call: EndpointName, rows: readonly object[], button: Name) => async (driver: Driver) => {
    await driver.answerIfPending(call, pageOf(rows, 1, 1).output)
    await driver.click('button', button)
  }
