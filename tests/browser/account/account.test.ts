import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OwnData } from '../../../contract/account/own-data.ts'
import { giver, luc, nadia, password } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

test('edits their account while one of the saves is cut off: only that one is sent again', async () => {
  await browser.session.signIn(giver.email, password)
  const { page } = browser.session
  const person = personOf(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname)
  })
  await page.route('**/api/v1/givers/self', (route) => route.abort('connectionfailed'))

  await page.goto('/account')
  await person.click('button', 'Modifier mes informations')
  const form = person.within('dialog', 'Modifier mes informations')
  expect(await page.locator('#input_city').inputValue()).toBe(place('Bourges').label_full)
  // The same name, written otherwise: another one would have to be validated again.
  await form.fill('Prénom', 'HELENE')
  await form.fill('Commune', 'vierz')
  await page.clock.fastForward(250)
  await person.click('option', place('Vierzon').label_full)
  await form.fill('NIT', '18000A1')
  await form.click('button', 'Enregistrer')

  await person.within('alertdialog', 'Erreur').click('button', 'Fermer')
  await form.seesText('Votre nom, votre téléphone et votre commune sont enregistrés.')
  await form.seesText('Votre NIT n’a pas été enregistré.')
  await form.seesText('Votre saisie est encore à l’écran : vérifiez votre réseau, puis réessayez.')
  await form.seesValue('NIT', '18000A1')
  expect(sent.splice(0).toSorted()).toEqual(['/api/v1/givers/self', '/api/v1/users/self/account'])

  await page.unroute('**/api/v1/givers/self')
  await form.fill('NIT', '1800001')
  await form.click('button', 'Réessayer')
  await person.seesText('Modifications enregistrées')
  await person.doesNotSee('dialog', 'Modifier mes informations')
  expect(sent).toEqual(['/api/v1/givers/self'])

  // The top bar and the territories show the current account without reloading the page.
  await page.setViewportSize({ width: 1280, height: 800 })
  await person.seesText('HELENE Moreau')
  await person.within('navigation', 'Navigation principale').click('link', 'Mes chasses')
  await person.click('button', 'Fermer')
  await person.click('button', 'Territoires')
  const row = page.getByRole('listitem').filter({ hasText: 'Territoire principal' })
  expect(await row.textContent()).toContain(place('Vierzon').label_full)
})

test('a giver validated by their NIT alone changes it, waits, and corrects it from the mail’s link', async () => {
  await browser.session.signIn(giver.email, password)
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/account?modifier=')
  const form = person.within('dialog', 'Modifier mes informations')
  await form.fill('NIT', '1899999')
  await form.seesText('votre fédération devra le valider de nouveau')
  await form.click('button', 'Enregistrer')
  await person.seesText('En attente de validation')
  await page.goto('/giver')
  await person.sees('heading', 'Votre compte est en attente de validation')
  await page.goto('/account')
  await person.sees('button', 'Modifier mes informations')
})

test('takes their data along as a file that one can open and read', async () => {
  await browser.session.signIn(giver.email, password)
  const { page } = browser.session
  const person = personOf(page)
  await page.goto('/account')
  const download = page.waitForEvent('download')
  await person.click('button', 'Télécharger mes données')
  const file = await download
  expect(file.suggestedFilename()).toBe('mes-donnees-venaison.json')
  await person.seesText('Le fichier mes-donnees-venaison.json se trouve dans vos téléchargements.')
  const text = readFileSync(await file.path(), 'utf8')
  const data = OwnData.parse(JSON.parse(text))
  expect(data.account).toMatchObject({ firstname: giver.firstname, email: giver.email, phone: giver.phone })
  expect(data.giver?.hunts).toHaveLength(14)
  expect(data.giver?.phones_obtained.map(({ receiver }) => receiver)).toEqual(['Luc Petit'])
  for (const phone of [luc.phone, nadia.phone]) expect(text).not.toContain(phone)
})
