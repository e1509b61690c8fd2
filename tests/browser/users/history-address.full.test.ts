import { expect, test } from 'vitest'
import { admin, giver, password } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

test('the history of a user has an address: a reload comes back to it, Back closes it, and it opens once', async () => {
  const { page } = browser.session
  const person = personOf(page)
  const name = `${giver.firstname} ${giver.lastname}`
  const title = `Historique – ${name}`
  const own = `/users/${giver.id}`
  const addressOf = () => page.url().replace(browser.application.url, '')
  await browser.session.signIn(admin.email, password)
  await page.goto(`/users?search=moreau`)
  await person.click('button', `Voir ${name}`)
  await person.within('dialog', name).click('button', 'Historique')
  await person.sees('dialog', title)
  await expect.poll(addressOf).toBe(`${own}?search=moreau&history=1`)

  await page.reload()
  await person.sees('dialog', title)
  await expect.poll(addressOf).toBe(`${own}?search=moreau&history=1`)
  await page.goBack()
  await person.doesNotSee('dialog', title)
  await person.sees('dialog', name)
  await expect.poll(addressOf).toBe(`${own}?search=moreau`)
  await page.goBack()
  await person.doesNotSee('dialog', /./)
  await expect.poll(addressOf).toBe('/users?search=moreau')

  // As long as the user is not read, the address still names the window over them.
  const call = `**/api/v1/users/${giver.id}`
  await page.route(call, () => {})
  await page.goto(`${own}?history=1`)
  await person.sees('dialog', 'Utilisateur')
  await expect.poll(addressOf).toBe(`${own}?history=1`)
  await page.unroute(call)
  await page.reload()
  await person.sees('dialog', title)
  await page.goBack()
  await person.doesNotSee('dialog', title)
  await expect.poll(addressOf).toBe(own)
  await page.goBack()
  await expect.poll(addressOf).toBe('/users')
  await person.fill('Rechercher un utilisateur', 'moreau')

  // Another opening of the same page shows the page only.
  await person.click('button', `Voir ${name}`)
  await person.sees('dialog', name)
  await person.sees('button', 'Historique')
  await person.doesNotSee('dialog', title)

  await page.goto('/users/999999?history=1')
  await person.seesText('Cet utilisateur n’existe pas, ou n’est pas parmi ceux que vous voyez.')
  await expect.poll(addressOf).toBe('/users/999999')
})
