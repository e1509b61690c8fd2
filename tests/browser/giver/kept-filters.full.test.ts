import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { called, informed, planned, reminder } from '../../models/pages/giver.ts'
import { giver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(giver)

const search = 'Nom ou numéro de téléphone'
const folded = 'Filtres : jamais servis, ≤ 10 km'

async function atHome(page: Page) {
  await page.goto('/giver')
  const person = personOf(page)
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  return person
}

test('the filters of a hunt’s contacts wait for the giver, at that hunt only', async () => {
  const person = await atHome(browser.session.page)
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.click('button', 'Filtres')
  await person.check("N'ayant jamais reçu de gibier")
  await person.check('À moins de 30 km')
  await person.choose('Distance maximale', '10 km')
  await person.seesText('3 / 6 contact(s) identifié(s)')
  await person.fill(search, 'Lefèvre')
  await person.seesText('1 / 6 contact(s) identifié(s)')

  // The page is opened again at this window: the same people, and nobody searched for.
  await browser.session.page.reload()
  await person.sees('button', folded)
  await person.seesValue(search, '')
  await person.seesText('3 / 6 contact(s) identifié(s)')
  await person.click('button', 'Fermer')

  await person.click('button', `Contacts de ${called(informed)}`)
  await person.sees('button', 'Filtres')
  await person.click('button', 'Fermer')
  await person.click('button', `Contacts de ${called(planned)}`)
  await person.sees('button', folded)
  await person.click('button', 'Fermer')

  await person.click('button', 'Menu')
  await person.within('group', 'Menu').click('button', 'Se déconnecter')
  await person.sees('heading', 'Connexion')
  expect(await browser.session.page.evaluate(() => localStorage.length)).toBe(0)
})

test('a report shows everybody, whatever was chosen among the contacts of its hunt', async () => {
  const person = await atHome(browser.session.page)
  await person.click('button', `Contacts de ${called(informed)}`)
  await person.click('button', 'Filtres')
  await person.check("Dont j'ai le numéro de téléphone")
  await person.seesText('1 / 6 contact(s) identifié(s)')
  await person.click('button', 'Fermer')
  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.sees('button', 'Filtres')
  await person.seesText('6 / 6 contact(s) identifié(s)')
})
