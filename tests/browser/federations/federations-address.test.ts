import { test } from 'vitest'
import { admin } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(admin)

const field = 'Rechercher une fédération'
const cher = 'Fédération des chasseurs du Cher'
const creuse = 'Fédération des chasseurs de la Creuse'

test('one federation has an address: its name opens it, Back closes it, a colleague arrives at it', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/federations?search=cher')
  await person.click('button', cher)
  await person.sees('dialog', cher)
  await page.waitForURL('**/federations/1?search=cher')
  await page.goBack()
  await page.waitForURL('**/federations?search=cher')
  await person.doesNotSee('dialog', cher)
  await person.seesValue(field, 'cher')

  await page.goto('/federations/3')
  await person.within('dialog', creuse).seesText('À initialiser')
  await page.reload()
  await person.within('dialog', creuse).click('button', 'Fermer')
  await page.waitForURL('**/federations')
  await person.doesNotSee('dialog', /./)
  await person.sees('button', creuse)
})
