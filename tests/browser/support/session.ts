import type { Browser } from 'playwright-core'
import { examiner, sizes } from './examination.ts'
import { openLookBack } from '../relations/look-back.ts'
import { leave } from './empty-page.ts'
import { holdNetwork } from './network.ts'
import { clockOfRun } from '../../world/today.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { TIME_LIMIT } from './time-limit.ts'

/**
 * One page of a browser, used by every path in turn.
 * @param url the address of the running application
 */
export async function openSession(browser: Browser, url: string) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    // A browser with a window grants clipboard access on a click; the headless shell needs this
    // permission.
    permissions: ['clipboard-write'],
    viewport: sizes[0],
  })
  context.setDefaultTimeout(TIME_LIMIT)
  await context.clock.install({ time: clockOfRun() })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const network = await holdNetwork(devtools)
  const lookBack = openLookBack(page, network)
  const complaints: string[] = []
  const examined = new Set<string>()
  const examine = examiner()
  let isClockAhead = false

  page.on('pageerror', (error) => complaints.push(`erreur de la page : ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || network.isInjected(message.location().url)) return
    complaints.push(`la console dit : ${message.text()} ${message.location().url}`)
  })

  return {
    page,
    network,
    lookBack,
    /** Lets as many milliseconds pass on the page's clock, until the page is reset. */
    async elapse(milliseconds: number) {
      isClockAhead = true
      await page.clock.fastForward(milliseconds)
    },
    /** Resets the page: cookies, drafts, history, clock, complaints, held calls. */
    async clear() {
      // The page navigates away first: its last requests would otherwise pass the released network and
      // change the next world.
      await leave(page)
      await network.release()
      lookBack.clear()
      await Promise.all([
        context.setOffline(false),
        context.clearCookies(),
        devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'local_storage' }),
        devtools.send('Page.resetNavigationHistory'),
      ])
      // Otherwise what elapsed on all paths would add up, until the page lives on another day than the server.
      if (isClockAhead) await page.clock.setSystemTime(clockOfRun())
      isClockAhead = false
      complaints.length = 0
    },
    /** Clears the browser's cache of answers, which would otherwise replace calls. */
    forgetAnswers: () => devtools.send('Network.clearBrowserCache'),
    signIn: (email: string, password: string) => signInByCall(context, email, password),
    /** Runs axe on a state the first time that it is displayed. */
    async examineOnce(state: string) {
      if (examined.has(state)) return
      const found = await examine(page)
      if (found.length === 0) examined.add(state)
      complaints.push(...found)
    },
    complaints: () => complaints.splice(0),
    close: () => context.close(),
  }
}
export type BrowserSession = Awaited<ReturnType<typeof openSession>>
