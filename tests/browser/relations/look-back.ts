import type { Page } from 'playwright-core'
import { changesOf, type Network } from '../support/network.ts'
import { lookAt } from '../support/page-at-rest.ts'
import type { Onlooker } from '../support/person.ts'
import { unsavedFields } from './unsaved-entries.ts'
import { countWindows } from '../support/windows.ts'

/** A page snapshot, taken when no call was in progress. `calls`: number of completed calls. */
export type Look = { url: string; shown: readonly string[] | undefined; calls: number }

/** Whether windows are open, or opening or closing: then the history entry is theirs. */
const hasWindows = async (page: Page) => {
  try {
    const isTheirEntry = () => (history.state as { window?: true } | null)?.window === true
    return (await countWindows(page)) > 0 || (await page.evaluate(isTheirEntry))
  } catch {
    // A page that is navigating has no windows to count.
    return true
  }
}

/** Remembers, while a person acts, the page before a window opened, and their unsaved entries. */
export function openLookBack(page: Page, network: Network) {
  let look: Look | undefined
  let lastEntry: number | undefined
  const onlooker: Onlooker = {
    async beforeGesture() {
      if (await hasWindows(page)) return
      const calls = network.records().length
      const wasQuiet = network.isQuiet()
      const { shown, isBusy } = await lookAt(page)
      const isAtRest = wasQuiet && !isBusy && network.isQuiet() && network.records().length === calls
      look = { url: page.url(), shown: isAtRest ? shown : undefined, calls }
    },
    async beforeEntry(field) {
      await onlooker.beforeGesture()
      await field.evaluate(unsavedFields)
      lastEntry = network.records().length
    },
  }
  return {
    onlooker,
    clear() {
      look = undefined
      lastEntry = undefined
    },
    /** The last snapshot of the page without an open window. */
    look: () => look,
    /** Whether something was entered that no call has saved since. */
    hasEntry: () => lastEntry !== undefined && changesOf(network.records().slice(lastEntry)).length === 0,
  }
}
