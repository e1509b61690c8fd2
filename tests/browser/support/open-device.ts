import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { password } from '../../world/people.ts'
import { sizes } from './examination.ts'
import { personOf } from './person.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { TIME_LIMIT } from './time-limit.ts'

const [phone, laptop] = sizes
export const onLaptop = { viewport: laptop }

/** A device of its own, without cookies: a phone, unless `options` say otherwise. */
export async function openDevice(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL, viewport: phone, locale: 'fr-FR', ...options })
  context.setDefaultTimeout(TIME_LIMIT)
  const page = await context.newPage()
  const person = personOf(page)
  const enter = async (email: string, word = password) => {
    await person.fill('Adresse e-mail', email)
    await person.fill('Mot de passe', word)
    await person.click('button', 'Se connecter')
  }
  /** Signs somebody of the world in, on the way to an address. */
  const signIn = async ({ email }: { email: string }, address = '/login') => {
    await page.goto(address)
    await enter(email)
  }
  /** The same by a call, where the form is not what a test is about: only the address is loaded. */
  const arrive = async ({ email }: { email: string }, address: string) => {
    await signInByCall(context, email, password)
    await page.goto(address)
  }
  return { context, page, person, enter, signIn, arrive }
}
export type Device = Awaited<ReturnType<typeof openDevice>>

/** The text size of a page's documents from now on, in percent. */
export const enlarge = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${size}%`))
  }, percent)
