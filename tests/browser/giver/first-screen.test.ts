import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { HuntOffers } from '../../../contract/giver/offers.ts'
import { called, planned } from '../../models/pages/giver.ts'
import { specimenTypes } from '../../world/answers.ts'
import { manyContacts, manyOffers } from '../../world/many-contacts.ts'
import { giver, password } from '../../world/people.ts'
import { sharedApplication } from '../support/application.ts'
import { launchChromium } from '../support/chromium.ts'
import { personOf } from '../support/person.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

/** How many people a giver reads without scrolling, at the least. */
const AT_ONCE = 8

/** Eight people in ten wish one or two kinds of game, the others four; one number is known. */
const contacts: Contact[] = manyContacts.slice(0, 130).map((contact, at) => ({
  ...contact,
  phone: at === 0 ? '0639980011' : null,
  shown_at: at === 0 ? '2026-01-01T08:00:00.000Z' : null,
  sum_donation: 0,
  wishes: specimenTypes.slice(0, at % 5 === 1 ? 4 : 1 + (at % 2)).map(({ id, icon_url }, nth) => ({
    specimen_type_id: id,
    quantity: 1 + ((at + nth) % 5),
    icon_url,
  })),
}))

/** The first one said yes, another no, two have not answered: the window names who comes next. */
const offers: HuntOffers = {
  ...manyOffers,
  offers: manyOffers.offers
    .slice(0, 4)
    .map((offer, at) => ({ ...offer, state: (['willing', 'declined', 'sounded', 'sounded'] as const)[at]! })),
  candidates: 126,
  next: {
    contact_id: contacts[4]!.id,
    firstname: contacts[4]!.firstname,
    lastname: contacts[4]!.lastname,
    reason: 'C’est son tour : n’a encore jamais reçu de gibier, habite dans la commune de la chasse.',
  },
}

let application: Awaited<ReturnType<typeof sharedApplication>>
let browser: Browser

beforeAll(async () => {
  application = await sharedApplication()
  await application.reset()
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** How many rows lie in full within what their window shows. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('[data-scroll-body]')!.getBoundingClientRect()
    const rows = [...document.querySelectorAll('[data-scroll-body] article')]
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= body.top && bottom <= body.bottom
    }).length
  })

test('a giver reads eight contacts of a hunt on a phone before scrolling, with offers on their way', async () => {
  const page = await browser.newPage({
    baseURL: application.url,
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
  })
  page.setDefaultTimeout(TIME_LIMIT)
  const person = personOf(page)
  await page.route('**/api/v1/hunts/self/*/donations', (route) =>
    route.fulfill({ json: { data: { contacts } } }),
  )
  await page.route('**/api/v1/hunts/self/*/offers', (route) => route.fulfill({ json: { data: offers } }))
  await page.goto('/giver')
  await person.fill('Adresse e-mail', giver.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
  await person.within('alertdialog', /en attente d.information/).click('button', 'Fermer')
  await person.click('button', `Contacts de ${called(planned)}`)
  const window = page.getByRole('dialog', { name: /^Contacts - Chasse du/ })
  await window.getByText(`${offers.next?.firstname} ${offers.next?.lastname}`).first().waitFor()
  await expect.poll(() => readable(page)).toBeGreaterThanOrEqual(AT_ONCE)

  // Each control is still high enough for a thumb.
  const heights = await window
    .getByRole('article')
    .first()
    .locator('a, button')
    .evaluateAll((controls) => controls.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await page.close()
})
