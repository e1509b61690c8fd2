import type { BrowserContext, Locator, Page } from 'playwright-core'

/** One hand on one page, which counts its taps and scrolled screens. `sees`: scrolls without touching. */
export type Hand = {
  taps: number
  screens: number
  page: Page
  tap: (target: Locator) => Promise<void>
  sees: (target: Locator) => Promise<void>
}

/** Runs in the page: how many pixels an element lies outside what its window, or the page, shows of it. */
const farAway = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  const body = element.closest('[data-scroll-body]')?.getBoundingClientRect()
  const ceiling = Math.max(0, body?.top ?? 0)
  const floor = Math.min(innerHeight, body?.bottom ?? innerHeight)
  return Math.max(0, bottom - floor, ceiling - top)
}

export async function handOn(context: BrowserContext, url: string): Promise<Hand> {
  const page = await context.newPage()
  await page.goto(url)
  const sees = async (target: Locator) => {
    await target.waitFor()
    hand.screens += (await target.evaluate(farAway)) / page.viewportSize()!.height
    await target.scrollIntoViewIfNeeded()
  }
  const tap = async (target: Locator) => {
    await sees(target)
    await target.click()
    hand.taps++
  }
  const hand: Hand = { page, taps: 0, screens: 0, tap, sees }
  return hand
}
