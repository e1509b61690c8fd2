import type { Browser, Page } from 'playwright-core'
import { phone, slowDown } from './load.ts'
import { signIn } from './sign-in.ts'
import { took } from './timing.ts'

/** A phone in the forest: 400 kbit/s in both directions, 400 ms round trip. */
const forest = { latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }

async function forestPhone(browser: Browser, url: string, isSignedIn: boolean) {
  const context = await phone(browser)
  if (isSignedIn) await signIn(context, url, 'giver@example.org')
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page), forest)
  return { context, page }
}

/** Counts what a page has received so far: answered requests, and their bytes with headers. */
async function count(page: Page) {
  const received = { requests: 0, bytes: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received.requests += 1
    received.bytes += encodedDataLength
  })
  return () => ({ ...received })
}

/**
 * Tells when the first « Contacts de … » button is there, and taps it if asked to. Playwright asks every half
 * second only, and computes the names of all buttons each time, on the phone's CPU.
 */
const tellHunts = (taps: boolean) => {
  const seen = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>('button[aria-label^="Contacts de"]')
    if (!button) return
    seen.disconnect()
    void (window as unknown as { huntsSeen: (at: number) => void }).huntsSeen(performance.now())
    if (taps) button.click()
  })
  seen.observe(document, { childList: true, subtree: true })
}

/** Opens the home of a giver in the forest. `home`: milliseconds until their hunts are there. */
async function openHome(browser: Browser, url: string, taps: boolean) {
  const { context, page } = await forestPhone(browser, url, true)
  const received = await count(page)
  let see: (at: number) => void
  const seen = new Promise<number>((done) => (see = done))
  await page.exposeFunction('huntsSeen', (at: number) => see(at))
  await page.addInitScript(tellHunts, taps)
  const begun = performance.now()
  await page.goto(`${url}/giver`, { waitUntil: 'commit' })
  const home = await seen
  const { requests, bytes } = received()
  return { context, page, begun, home, requests, bytes }
}

const people = (page: Page) => page.getByText(/contact\(s\) identifié/)

/**
 * On a phone in the forest with an empty cache, milliseconds until the sign-in form can be filled in; until a
 * signed-in giver sees their hunts, and the reminder over them; until they see the people if they tap « Contacts »
 * as soon as it is there (`tapped`); from « Contacts », once the page is at rest, to the people. `requests` and
 * `bytes`: what had arrived when the hunts were there.
 */
export async function forestTimes(browser: Browser, url: string) {
  const visitor = await forestPhone(browser, url, false)
  const form = await took(async () => {
    await visitor.page.goto(`${url}/login`, { waitUntil: 'commit' })
    await visitor.page.getByLabel(/Adresse e.mail/).fill('giver@example.org')
  })
  await visitor.context.close()

  const hasty = await openHome(browser, url, true)
  await people(hasty.page).waitFor()
  const tapped = performance.now() - hasty.begun
  await hasty.context.close()

  const { context, page, begun, home, requests, bytes } = await openHome(browser, url, false)
  // The demonstration's giver has hunts to report, and is reminded of them once they are there.
  const reminder = page.getByRole('alertdialog', { name: /en attente d’information/ })
  await reminder.waitFor()
  const reminded = performance.now() - begun
  await reminder.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await reminder.waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const contacts = await took(async () => {
    await page
      .getByRole('button', { name: /^Contacts de/ })
      .first()
      .click()
    await people(page).waitFor()
  })
  await context.close()
  return { form, home, reminded, tapped, contacts, requests, bytes }
}
