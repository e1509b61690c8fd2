import type { Browser, Page } from 'playwright-core'
import { phone, slowDown } from './load.ts'
import { signIn } from './sign-in.ts'

/** A phone in the forest: 400 kbit/s in both directions, 400 ms round trip. */
const forest = { latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

/** A phone in the forest with an empty cache, signed in as the giver or not. */
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
 * On a phone in the forest with an empty cache, milliseconds until the sign-in form can be filled in; until a
 * signed-in giver sees their hunts, and the reminder over them; from « Contacts », once the page is at rest, to
 * the people. `requests` and `bytes`: what had arrived when the hunts were there.
 */
export async function forestTimes(browser: Browser, url: string) {
  const visitor = await forestPhone(browser, url, false)
  const form = await timed(async () => {
    await visitor.page.goto(`${url}/login`, { waitUntil: 'commit' })
    await visitor.page.getByLabel(/Adresse e.mail/).fill('giver@example.org')
  })
  await visitor.context.close()

  const { context, page } = await forestPhone(browser, url, true)
  const received = await count(page)
  const contactsButtons = page.getByRole('button', { name: /^Contacts de/, includeHidden: true })
  // The demonstration's giver has hunts to report, and is reminded of them once they are there.
  const reminder = page.getByRole('alertdialog', { name: /en attente d’information/ })
  const begun = performance.now()
  await page.goto(`${url}/giver`, { waitUntil: 'commit' })
  await contactsButtons.first().waitFor({ state: 'attached' })
  const home = performance.now() - begun
  const { requests, bytes } = received()
  await reminder.waitFor()
  const reminded = performance.now() - begun
  await reminder.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await reminder.waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const contacts = await timed(async () => {
    await contactsButtons.first().click()
    await page.getByText(/contact\(s\) identifié/).waitFor()
  })
  await context.close()
  return { form, home, reminded, contacts, requests, bytes }
}
