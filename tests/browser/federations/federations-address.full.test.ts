import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(admin)

const field = 'Rechercher une fédération'
const cher = 'Fédération des chasseurs du Cher'
const creuse = 'Fédération des chasseurs de la Creuse'

test('what is typed loses no letter and is one page in the history, a choice is another; a reload keeps both', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/account')
  await person.sees('heading', 'Mon compte')
  await page.goto('/federations')
  await person.sees('button', creuse)
  // Key presses faster than the page renders.
  await page.getByLabel(field).pressSequentially('chasseurs du cher')
  await person.seesValue(field, 'chasseurs du cher')
  await page.waitForURL('**/federations?search=chasseurs+du+cher')
  await person.doesNotSee('button', creuse)

  // Back comes before the page of the choice has been rendered.
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = (...entry) => {
      push.apply(history, entry)
      history.pushState = push
      history.back()
    }
  })
  await person.choose('Trier par', 'Particuliers, décroissant')
  await person.seesValue('Trier par', 'department_code asc')
  await page.goForward()
  await page.waitForURL('**/federations?search=chasseurs+du+cher&order=receivers_count&desc=1')
  await person.seesValue('Trier par', 'receivers_count desc')
  await page.reload()
  await person.sees('button', cher)
  await person.seesValue(field, 'chasseurs du cher')
  await person.seesValue('Trier par', 'receivers_count desc')
  await person.doesNotSee('button', creuse)
  await page.goBack()
  await person.seesValue('Trier par', 'department_code asc')
  await person.seesValue(field, 'chasseurs du cher')
  await page.goBack()
  await person.sees('heading', 'Mon compte')
  expect(new URL(page.url()).pathname).toBe('/account')

  await page.goto('/federations?state=elsewhere&order=size')
  await person.sees('button', creuse)
  await person.seesValue('Trier par', 'department_code asc')
})
