import type { Page } from 'playwright-core'
import { snapshotAtRest } from './page-at-rest.ts'
import type { BrowserSession } from './session.ts'
import { unsavedFields } from '../relations/unsaved-entries.ts'

export const waysBack = ['Échap', 'le bouton Retour', 'la croix', 'le bouton du pied'] as const
export type WayBack = (typeof waysBack)[number]

/** Presses after which every window must be closed: a list, a question, a window, and one below it. */
const MOST_WINDOWS = 4

const windowsOf = (page: Page) => page.locator('[role=dialog]:visible, [role=alertdialog]:visible')
export const countWindows = (page: Page) => windowsOf(page).count()
/** The titles of the open windows; a window without one is told by all its text. */
export const titlesOfWindows = (page: Page) =>
  windowsOf(page).evaluateAll((all) => all.map((one) => (one.querySelector('h2') ?? one).textContent))

/** The front window; everything behind it is hidden from assistive technology. */
const inFront = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()

async function leave(page: Page, way: WayBack) {
  // An open list takes the first Escape, and every click.
  if ((await page.getByRole('listbox').count()) > 0) return page.keyboard.press('Escape')
  const button =
    way === 'la croix'
      ? inFront(page).getByRole('button', { name: 'Fermer la fenêtre', exact: true })
      : inFront(page)
          .locator('footer')
          .getByRole('button', { name: /^(Fermer|Annuler|Reprendre la saisie)$/ })
  if (way === 'le bouton Retour') {
    // Open windows have a history entry.
    await page.waitForFunction(() => (history.state as { window?: true } | null)?.window === true)
    return page.evaluate(() => history.back())
  }
  if (way === 'Échap' || (await button.count()) !== 1) return page.keyboard.press('Escape')
  return button.click()
}

/**
 * Leaves every window, choosing « Abandonner » where the application asks before discarding an entry.
 * @param onLost called with entries that a window discarded without asking, and the way it was closed
 */
export async function closeWindows(
  session: BrowserSession,
  way: WayBack = 'Échap',
  onLost: (fields: string[]) => void = () => {},
): Promise<void> {
  const { page } = session
  for (let presses = 0, count = await countWindows(page); count > 0; presses++) {
    if (presses === MOST_WINDOWS) throw new Error(`${way} ne ferme pas la fenêtre`)
    const abandon = page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner', exact: true })
    const isAsked = (await abandon.count()) > 0
    const unsaved = isAsked ? [] : await page.evaluate(unsavedFields, undefined)
    await (isAsked ? abandon.click() : leave(page, way))
    await snapshotAtRest(session)
    const left = await countWindows(page)
    if (left < count && unsaved.length > 0) onLost(unsaved)
    count = left
  }
}
