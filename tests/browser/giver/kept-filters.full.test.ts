import { test } from 'vitest'
import { called, informed, reminder } from '../../models/pages/giver.ts'
import { giver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(giver)

test('the filters of a hunt’s contacts wait for the giver, and its report shows everybody', async () => {
  const { page } = browser.session
  await page.goto('/giver')
  const person = personOf(page)
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  await person.click('button', `Contacts de ${called(informed)}`)
  await person.click('button', 'Filtres')
  await person.check("Dont j'ai le numéro de téléphone")
  await person.seesText('1 / 6 contact(s) identifié(s)')

  // The page is opened again at this window.
  await page.reload()
  await person.sees('button', /^Filtres : /)
  await person.seesText('1 / 6 contact(s) identifié(s)')
  await person.click('button', 'Fermer')

  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.sees('button', 'Filtres')
  await person.seesText('6 / 6 contact(s) identifié(s)')
})
