import type { Browser, Page } from 'playwright-core'
import { password as worldPassword } from '../../world/people.ts'
import { personOf } from './person.ts'
import { TIME_LIMIT } from './time-limit.ts'

export const password = 'Sous-bois calme 31'
/** The entry of a registration. */
export const who = { Nom: 'Delorme', Prénom: 'Inès', Téléphone: '06 39 98 00 77' }

/** A phone of its own, without cookies. */
async function openPhone(browser: Browser, url: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
  return page
}

/** Somebody of the world on a phone of their own, who has just signed in to their home. */
export async function openSignedIn(browser: Browser, url: string, email: string) {
  const page = await openPhone(browser, url)
  const person = personOf(page)
  // Loads what every page needs, so that only the home is loaded after signing in.
  await page.goto('/conditions')
  await page.goto('/giver')
  await person.fill('Adresse e-mail', email)
  await person.fill('Mot de passe', worldPassword)
  await person.click('button', 'Se connecter')
  return { page, person }
}

/** Somebody of the world on a laptop, who signs in at an address. `before` prepares the page. */
export async function openLaptop(
  browser: Browser,
  baseURL: string,
  { email }: { email: string },
  address: string,
  before: (page: Page) => Promise<unknown> = async () => {},
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
  await before(page)
  const person = personOf(page)
  await page.goto(address)
  await person.fill('Adresse e-mail', email)
  await person.fill('Mot de passe', worldPassword)
  await person.click('button', 'Se connecter')
  return { context, page, person }
}

/** A visitor without an account on a device of their own, and the requests they post. */
export async function openVisitor(browser: Browser, url: string, email: string) {
  const page = await openPhone(browser, url)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  const person = personOf(page)
  const fillIdentity = async (city: string) => {
    for (const [label, value] of Object.entries({ ...who, 'Adresse e-mail': email }))
      await person.fill(label, value)
    await person.fill('Commune', city)
    await person.click('option', new RegExp(`^${city}`))
  }
  const fillPasswords = async (value = password) => {
    for (const label of ['Mot de passe', 'Confirmation du mot de passe']) await person.fill(label, value)
  }
  return { page, person, posts, fillIdentity, fillPasswords }
}
