import type { Page } from 'playwright-core'
import { password } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import type { startDevices } from '../support/start.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

/** A person on a device of their own, who signs in and out. */
export async function openDevice({ browser, application }: ReturnType<typeof startDevices>) {
  const context = await browser.newContext({
    baseURL: application.url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
  const person = personOf(page)
  const signIn = async (email: string) => {
    await page.goto('/login')
    await person.fill('Adresse e-mail', email)
    await person.fill('Mot de passe', password)
    await person.click('button', 'Se connecter')
  }
  const signOut = async () => {
    await person.click('button', 'Menu')
    await person.within('group', 'Menu').click('button', 'Se déconnecter')
    await person.seesText('Vous êtes déconnecté.')
  }
  return { page, person, signIn, signOut }
}

/** The recovery codes that a page shows. */
export const codesOf = (page: Page) =>
  page.getByRole('list', { name: 'Codes de secours' }).locator('li').allInnerTexts()
