import type { BrowserContext, Page } from 'playwright-core'
import { manyContacts, manyOffers } from '../../tests/world/many-contacts.ts'
import { watch } from './load.ts'

/** The tasks longer than 50 ms since the last time, in ms, once the page had half a second. */
async function longTasks(page: Page): Promise<number[]> {
  await page.waitForTimeout(500)
  return page.evaluate(() => window.seen.tasks.splice(0))
}

/** The longest task of a step in ms, 0 if none was longer than 50 ms, and how many were. */
const worst = (tasks: readonly number[]) => ({ longest: Math.max(0, ...tasks), tasks: tasks.length })

/** The space of a giver whose hunts have 1,000 contacts, with offers in every state and some meetings. */
async function openSpace(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.route('**/api/v1/hunts/self/*/contacts', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/v1/hunts/self/*/donations', (route) =>
    route.fulfill({ json: { data: { contacts: manyContacts } } }),
  )
  await page.route('**/api/v1/hunts/self/*/offers', (route) => route.fulfill({ json: { data: manyOffers } }))
  await page.goto(`${url}/giver`, { waitUntil: 'networkidle' })
  // The demonstration's giver has hunts to report, and is reminded of them.
  const reminder = page.getByRole('alertdialog', { name: /en attente d’information/ })
  await reminder.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await reminder.waitFor({ state: 'detached' })
  await page.evaluate(() => (window.seen.tasks = []))
  return page
}

const whole = (page: Page) => page.getByText(/^1\s?000\s\/\s1\s?000\scontact/)

async function openContacts(page: Page, section: RegExp): Promise<void> {
  const hunts = page.getByRole('region', { name: section })
  const button = hunts.getByRole('button', { name: /contacts/i })
  await button.first().click()
  await whole(page).waitFor()
}

/**
 * Opens the contacts of a planned hunt, expands the offers, filters the contacts by typing; then opens
 * those of a past hunt, and « Remis… » of the first one, which reads the list again when it closes.
 * Reports tasks longer than 50 ms of each step.
 */
export const useContacts = async (context: BrowserContext, url: string) => {
  const page = await openSpace(context, url)
  await openContacts(page, /chasses à venir/)
  const opened = await longTasks(page)
  await page.getByRole('button', { name: /^Propositions/ }).click()
  await page.getByRole('list', { name: 'Propositions' }).waitFor()
  const expanded = await longTasks(page)
  const filter = page.getByRole('searchbox', { name: 'Nom ou numéro de téléphone' })
  await filter.pressSequentially('gauthier')
  for (let letter = 0; letter < 'gauthier'.length; letter++) await filter.press('Backspace')
  await whole(page).waitFor()
  const typed = await longTasks(page)
  await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await openContacts(page, /informe ma fédération/)
  await page.getByRole('dialog').getByRole('article').first().getByRole('heading').getByRole('button').click()
  await page.getByRole('button', { name: 'Remis…' }).click()
  const taken = page.getByRole('dialog', { name: /^Remis à / })
  await taken.getByText('Un animal pas encore noté').waitFor()
  const reread = page.waitForResponse('**/api/v1/hunts/self/*/donations')
  await taken.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await reread
  await whole(page).waitFor()
  const handed = await longTasks(page)
  await page.close()
  return {
    opened: worst(opened),
    'their offers expanded': worst(expanded),
    'typed into': worst(typed),
    '« Remis… » opened and closed': worst(handed),
  }
}
