import { expect, test } from 'vitest'
import { called, informed, reminder } from '../../models/pages/giver.ts'
import { giver } from '../../world/people.ts'
import { startForEach } from '../support/start.ts'
import { confirm, enter, openReport, saved } from './report-tab.ts'

const browser = startForEach(giver)

test('a report that was begun is said on its card, until it is sent', async () => {
  const { page } = browser.session
  const person = await openReport(page)
  const card = person.within('region', "J'informe ma fédération")
  const window = person.within('dialog', 'Qui a reçu quoi ?')
  await enter(person, '2')
  await window.click('button', 'Annuler')
  await card.seesText('Saisie commencée')

  await page.reload()
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  await card.seesText('Saisie commencée')

  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.click('button', 'Repartir de zéro')
  await window.click('button', 'Annuler')
  await card.doesNotSeeText('Saisie commencée')

  await person.click('button', `J'informe pour ${called(informed)}`)
  await enter(person, '1')
  await person.click('button', 'Enregistrer')
  await confirm(person)
  await person.seesText(saved)
  await person.sees('button', `Compte rendu de ${called(informed)}`)
  await person.doesNotSeeText('Saisie commencée')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
