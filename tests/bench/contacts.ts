import type { BrowserContext } from 'playwright-core'
import type { Contact } from '../../contract/giver/contacts.ts'
import type { HuntOffer } from '../../contract/giver/offers.ts'
import { watch } from './load.ts'

const HOW_MANY = 1000
const first = ['Camille', 'Dominique', 'Claude', 'Maxime', 'Sacha', 'Andrea', 'Louison']
const last = ['Martin', 'Petit', 'Moreau', 'Girard', 'Lambert', 'Mercier', 'Roussel', 'Gauthier', 'Perrin']
const cities = ['Bourges', 'Vierzon', 'Sancerre', 'Saint-Amand-Montrond', 'Issoudun']

const pick = (names: readonly string[], at: number) => names[at % names.length] ?? ''

const contact = (id: number): Contact => ({
  id,
  firstname: pick(first, id),
  lastname: pick(last, Math.floor(id / first.length)),
  phone: id % 3 ? null : `06 39 98 ${String(id).padStart(4, '0')}`,
  shown_at: id % 3 ? null : '2026-01-01T08:00:00.000Z',
  distance: (id * 7) % 80,
  city: { label: pick(cities, id) },
  sum_donation: id % 4,
  wishes: [{ specimen_type_id: 1 + (id % 2), quantity: 1 + (id % 5), icon_url: '/specimens/sanglier.svg' }],
  donations: [],
})

const states = ['sounded', 'willing', 'declined', 'expired', 'confirmed', 'accepted', 'cancelled'] as const
const meeting = {
  place: 'Place de l’église',
  city: 'Bourges',
  starts_at: '2036-01-01T17:00:00.000Z',
  ends_at: '2036-01-01T17:30:00.000Z',
  is_over: false,
}

const offer = (id: number): HuntOffer => ({
  id,
  contact_id: id,
  firstname: pick(first, id),
  lastname: pick(last, Math.floor(id / first.length)),
  phone: null,
  state: states[id % states.length]!,
  sounded_at: '2026-01-01T08:00:00.000Z',
  expires_at: '2036-01-01T08:00:00.000Z',
  answered_at: null,
  reason: 'C’est son tour : n’a encore jamais reçu de gibier et habite à 4 km.',
  is_unheard: false,
  absence: null,
  given: null,
  is_boar: false,
  meeting: ['confirmed', 'accepted'].includes(states[id % states.length]!) ? meeting : null,
})

/**
 * Opens a hunt with 1,000 contacts, each with an offer and some with a meeting, expands the offers,
 * filters the contacts by typing, and reports tasks longer than 50 ms.
 */
export const typeAmongContacts = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.route('**/api/v1/hunts/self/*/contacts', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/v1/hunts/self/*/donations', (route) =>
    route.fulfill({
      json: { data: { contacts: Array.from({ length: HOW_MANY }, (_, at) => contact(at + 1)) } },
    }),
  )
  await page.route('**/api/v1/hunts/self/*/offers', (route) =>
    route.fulfill({
      json: {
        data: {
          offers: Array.from({ length: HOW_MANY }, (_, at) => offer(at + 1)),
          candidates: 0,
          may_ask: true,
          to_give: 3,
          next: null,
        },
      },
    }),
  )
  await page.goto(`${url}/giver`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const reminder = page.getByRole('button', { name: 'Fermer' })
  if (await reminder.count()) await reminder.first().click()
  await page.evaluate(() => (window.seen.tasks = []))

  const planned = page.getByRole('region', { name: 'Mes chasses à venir' })
  await planned
    .getByRole('button', { name: /contacts/i })
    .first()
    .click()
  const whole = page.getByText(/^1\s?000\s\/\s1\s?000\scontact/)
  await whole.waitFor()
  await page.getByRole('button', { name: /^Propositions/ }).click()
  await page.getByRole('list', { name: 'Propositions' }).waitFor()
  const filter = page.getByRole('searchbox', { name: 'Nom ou numéro de téléphone' })
  await filter.pressSequentially('gauthier')
  for (let letter = 0; letter < 'gauthier'.length; letter++) await filter.press('Backspace')
  await whole.waitFor()
  await page.waitForTimeout(500)

  const tasks = await page.evaluate(() => window.seen.tasks)
  await page.close()
  return { longest: Math.max(0, ...tasks), tasks: tasks.length }
}
