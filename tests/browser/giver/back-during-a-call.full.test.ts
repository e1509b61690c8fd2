import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../../model/person.ts'
import { contactOf, informed } from '../../models/pages/giver.ts'
import { received } from '../../world/hunts.ts'
import { luc, paul } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startAtHome } from './at-home.ts'

const home = startAtHome()

/** Holds the next call that changes something, until it is let through. */
async function hold(page: Page) {
  const { promise, resolve } = Promise.withResolvers<Route>()
  const sent: string[] = []
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    sent.push(route.request().url())
    resolve(route)
  })
  return { sent, held: promise }
}

/**
 * Back while the window of an address sends something: the window stays with what is entered, since nobody knows yet
 * whether the server took it, and then ends as if nothing had been pressed.
 */
async function goBackWhileSending(
  address: string,
  send: (person: Person) => Promise<void>,
  stays: (person: Person) => Promise<void>,
) {
  const { page } = home
  const person = personOf(page)
  await page.goto(address)
  const { sent, held } = await hold(page)
  await send(person)
  const route = await held
  for (const _ of [1, 2]) {
    await page.goBack()
    await expect.poll(home.address).toBe(address)
    await stays(person)
  }
  await route.continue()
  await page.unrouteAll({ behavior: 'wait' })
  expect(sent).toHaveLength(1)
  return person
}

test('Back while the note of a call is being saved neither closes its window nor leaves the page', async () => {
  const window = 'Appel à Luc Petit'
  const contacts = `/giver?contacts=${informed.id}`
  const person = await goBackWhileSending(
    `${contacts}&note=${contactOf(informed, luc)}`,
    async (giver) => {
      await giver.within('dialog', window).check('Intéressé')
      await giver.within('dialog', window).click('button', 'Enregistrer')
    },
    (giver) => giver.within('dialog', window).seesChecked('Intéressé', true),
  )
  await person.doesNotSee('dialog', window)
  await person.within('article', 'Luc Petit').seesText('Intéressé')
  await expect.poll(home.address).toBe(contacts)
})

test('Back while a hunt is being planned neither closes its form nor leaves the page', async () => {
  const person = await goBackWhileSending(
    '/giver?planning=1',
    async (giver) => {
      await giver.within('dialog', 'Prévoir une chasse').sees('combobox', 'Territoire')
      await giver.click('button', 'Enregistrer')
    },
    (giver) => giver.sees('dialog', 'Prévoir une chasse'),
  )
  await person.sees('dialog', 'Votre chasse est prévue')
})

test('Back while a problem is being sent neither closes the question nor leaves the page', async () => {
  await home.openAs(paul, '/receiver')
  await personOf(home.page).sees('heading', 'Mon espace particulier')
  const question = 'Quel est le problème ?'
  const person = await goBackWhileSending(
    `/receiver?problem=${received.id}`,
    async (receiver) => {
      await receiver.fill('Ce qui ne va pas', 'Un abcès dans l’épaule')
      await receiver.click('button', 'Envoyer')
    },
    (receiver) => receiver.seesValue('Ce qui ne va pas', 'Un abcès dans l’épaule'),
  )
  await person.doesNotSee('alertdialog', question)
  await person.seesText('Votre signalement du')
})
