import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(admin)

const field = 'Rechercher une fédération'
const cher = 'Fédération des chasseurs du Cher'
const creuse = 'Fédération des chasseurs de la Creuse'

test('what is typed to find a federation loses no letter, stands in the address and outlasts a reload', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/federations')
  await person.sees('button', creuse)
  // Key presses faster than the page renders.
  await page.getByLabel(field).pressSequentially('chasseurs du cher')
  await person.seesValue(field, 'chasseurs du cher')
  await page.waitForURL('**/federations?search=chasseurs+du+cher')
  await person.doesNotSee('button', creuse)

  await page.reload()
  await person.sees('button', cher)
  await person.seesValue(field, 'chasseurs du cher')
  await person.doesNotSee('button', creuse)

  await page.getByLabel(field).fill('')
  await person.sees('button', creuse)
  await page.waitForURL('**/federations')
})

test('filter and order stand in the address, Back undoes one choice and a reload keeps them', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/federations')
  await person.choose('Trier par', 'Particuliers, décroissant')
  await page.waitForURL('**/federations?order=receivers_count&desc=1')
  await person.choose('Filtrer par état', 'À initialiser')
  await page.waitForURL('**/federations?state=uninitialised&order=receivers_count&desc=1')
  await person.sees('button', creuse)
  await person.doesNotSee('button', cher)
  await page.reload()
  await person.sees('button', creuse)
  await person.doesNotSee('button', cher)
  await page.goBack()
  await person.sees('button', cher)
  await person.seesValue('Filtrer par état', '')
  await person.seesValue('Trier par', 'receivers_count desc')
  await page.goto('/federations?state=elsewhere&order=size')
  await person.sees('button', cher)
  await person.seesValue('Trier par', 'department_code asc')
})

test('a search is one page in the history: Back leads to where one came from', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/account')
  await person.sees('heading', 'Mon compte')
  await page.goto('/federations')
  await person.sees('button', cher)
  await page.getByLabel(field).pressSequentially('cher')
  await page.waitForURL('**/federations?search=cher')
  await page.goBack()
  await person.sees('heading', 'Mon compte')
  expect(new URL(page.url()).pathname).toBe('/account')
})

test('the number of givers on the page of a federation leads to them, and Back to the page', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/federations/1')
  await person.within('dialog', cher).click('link', /responsables? de territoire$/)
  await person.sees('table', 'Utilisateurs')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    status: 'kept',
    role: 'giver',
    federation: 'FDC18',
  })
  await page.goBack()
  await person.sees('dialog', cher)
})

test('an address that names no federation says so and leads to the list', async () => {
  const { page } = browser.session
  const person = personOf(page)
  for (const named of ['99999', 'cher']) {
    await page.goto(`/federations/${named}`)
    await person.seesText('Cette fédération n’existe pas, ou n’est pas parmi celles que vous voyez.')
    await page.goBack()
    await page.waitForURL('**/federations')
    await person.doesNotSee('dialog', /./)
    await person.sees('button', cher)
  }
})
