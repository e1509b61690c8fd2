import { expect, test } from 'vitest'
import { admin, password, statistician } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

const cher = 'Fédération des chasseurs du Cher'
const addressOf = () => browser.session.page.url().replace(browser.application.url, '')

test('the address of a window is kept while the federation is read, and leads there after signing in', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const [address, title] = ['/federations/1?import=1', 'Importer les adhérents']
  await browser.session.signIn(admin.email, password)
  const call = '**/api/v1/federations/1'
  await page.route(call, () => {})
  await page.goto(address)
  await person.sees('dialog', 'Fédération')
  await expect.poll(addressOf).toBe(address)
  await page.unroute(call)
  await page.reload()
  await person.sees('dialog', title)

  await browser.session.clear()
  await page.goto(address)
  await person.fill('Adresse e-mail', admin.email)
  await person.fill('Mot de passe', password)
  await person.click('button', 'Se connecter')
  await person.sees('dialog', title)
  await person.within('dialog', title).click('button', 'Fermer la fenêtre')
  await person.sees('dialog', cher)
  await expect.poll(addressOf).toBe('/federations/1')
})

test('whoever may not see members reads the page of the federation without them, and why', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const db = browser.application.db
  const codes = ['federations.view'] as const
  await db.insertInto('roles').values({ id: 90, code: 'reader', label: 'Lecture' }).execute()
  for (const { id } of await db.selectFrom('permissions').where('code', 'in', codes).select('id').execute())
    await db.insertInto('role_permissions').values({ role_id: 90, permission_id: id }).execute()
  await db.updateTable('users').set({ role_id: 90 }).where('id', '=', statistician.id).execute()
  await browser.session.signIn(statistician.email, password)
  await page.goto('/federations/1?members=1')
  await person.sees('dialog', cher)
  await person.seesText('Vous ne pouvez pas voir les adhérents')
  await person.doesNotSee('dialog', 'Adhérents importés')
  await expect.poll(addressOf).toBe('/federations/1')
  await page.goto('/federations/1?import=1')
  await person.seesText('Vous ne pouvez pas importer les adhérents de cette fédération.')
  await person.doesNotSee('dialog', 'Importer les adhérents')
  await expect.poll(addressOf).toBe('/federations/1')
})
