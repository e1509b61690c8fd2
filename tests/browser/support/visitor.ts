import type { Browser } from 'playwright-core'
import { personOf } from './person.ts'
import { TIME_LIMIT } from './time-limit.ts'

export const password = 'Sous-bois calme 31'
/** The entry of a registration. */
export const who = { Nom: 'Delorme', Prénom: 'Inès', Téléphone: '06 39 98 00 77' }

/** A visitor without an account on a device of their own, and the requests they post. */
export async function openVisitor(browser: Browser, url: string, email: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(TIME_LIMIT)
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
