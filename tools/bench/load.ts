import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** The cost of one cold page load: milliseconds, layout shift (no unit), and bytes of gzipped scripts. */
export type Load = { lcp: number; blocking: number; shift: number; scripts: number }

type Seen = { lcp: number; tasks: number[]; shift: number }
declare global {
  interface Window {
    seen: Seen
  }
}

/** A slow network: milliseconds of a round trip, and bytes per second. */
type Network = { latency: number; downloadThroughput: number; uploadThroughput: number }
const slow3g: Network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** A slow phone: a quarter of this CPU's speed, and a slow network. */
export const slowDown = async (session: CDPSession, network = slow3g) => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

/** Runs in the page before anything else, so that no event is missed. */
export const watch = () => {
  window.seen = { lcp: 0, tasks: [], shift: 0 }
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (window.seen.lcp = entry.startTime))
  observe('longtask', (entry) => window.seen.tasks.push(entry.duration))
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) window.seen.shift += shift.value
  })
}

export const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  })

export const load = async (context: BrowserContext, url: string, slow: boolean): Promise<Load> => {
  const page = await context.newPage()
  if (slow) await slowDown(await context.newCDPSession(page))
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await settled(page)
  const scripts = await Promise.all(bodies)
  await page.close()
  return {
    lcp: seen.lcp,
    blocking: seen.tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    shift: seen.shift,
    scripts: scripts.reduce((sum, body) => sum + gzipSync(body).length, 0),
  }
}

/** The measurements, once a whole second brought no new ones. */
const settled = async (page: Page): Promise<Seen> => {
  let before = ''
  for (;;) {
    await page.waitForTimeout(1000)
    const seen = await page.evaluate(() => window.seen)
    if (JSON.stringify(seen) === before) return seen
    before = JSON.stringify(seen)
  }
}
