import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { admin, cher, deletionAskedDaysAgo, giver, others, patient } from '../../world/people.ts'
import { afterAnswer } from '../support/page-at-rest.ts'
import { askedBy, emailsOf, field, seesFound, startAtList } from './at-list.ts'

const { arriveAt, devices } = startAtList()

const lastNamesOf = async (page: Page) =>
  (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.split(/\s/)[1]!)

test('an address with a page, a size and an order opens the same list for whoever follows it', async () => {
  const sender = await arriveAt('/users')
  await sender.person.choose('Lignes par page', '20')
  await sender.page.waitForURL('**/users?perPage=20')
  await sender.person.click('button', 'Nom')
  await sender.page.waitForURL('**/users?*order=lastname*')
  await sender.person.click('button', 'Nom')
  await sender.page.waitForURL('**/users?*desc=1*')
  await sender.person.click('button', 'Page 2')
  await sender.page.waitForURL('**/users?*page=2*')
  expect(askedBy(sender.page)).toEqual({ page: '2', perPage: '20', order: 'lastname', desc: '1' })
  // The last page is shorter than the first.
  await expect.poll(async () => (await emailsOf(sender.page)).length).toBeLessThan(20)
  const sent = await emailsOf(sender.page)
  const names = await lastNamesOf(sender.page)
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'fr')))

  const { pathname, search } = new URL(sender.page.url())
  const reader = await arriveAt(pathname + search)
  await expect.poll(() => emailsOf(reader.page)).toEqual(sent)
  await reader.person.seesValue('Lignes par page', '20')
  expect(await reader.page.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(askedBy(reader.page)).toEqual(askedBy(sender.page))
  await sender.context.close()
  await reader.context.close()
})

test('a slow answer that a newer search has overtaken shows nothing', async () => {
  const { context, page, person } = await arriveAt('/users')
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v1/users?*search=moreau*', async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await late.promise
    // The page may have aborted the request.
    await route.fulfill({ response }).catch(() => {})
    answered.resolve()
  })
  await person.fill(field, 'moreau')
  await asked.promise
  await person.fill(field, 'perrin')
  await seesFound(page, person, 'perrin', [cher.email])

  late.resolve()
  await answered.promise
  await afterAnswer(page)
  await seesFound(page, person, 'perrin', [cher.email])
  expect(await emailsOf(page)).not.toContain(giver.email)
  expect(askedBy(page)).toEqual({ search: 'perrin' })
  await context.close()
})

test('one user has an address: a row opens it, Back closes it, a colleague arrives at it', async () => {
  const { context, page, person } = await arriveAt('/users?search=renaud')
  const name = 'Sylvie Renaud'
  const address = `/users/${patient.id}`
  await person.click('button', `Voir ${name}`)
  await person.sees('dialog', name)
  await page.waitForURL(`**${address}?search=renaud`)
  await page.goBack()
  await page.waitForURL('**/users?search=renaud')
  await person.doesNotSee('dialog', name)
  await seesFound(page, person, 'renaud', [patient.email])
  await context.close()

  const colleague = await arriveAt(address, admin, name)
  await colleague.person.within('dialog', name).sees('button', 'Valider')
  await colleague.person.within('dialog', name).sees('button', 'Bannir')
  await colleague.page.reload()
  await colleague.person.sees('dialog', name)
  await colleague.person.click('button', 'Fermer')
  await colleague.page.waitForURL('**/users')
  await colleague.person.doesNotSee('dialog', name)
  await colleague.context.close()
})

test('an address that names nobody, or somebody elsewhere, says so and leads to the list', async () => {
  await devices.application.db
    .updateTable('users')
    .set({ federation_id: 2 })
    .where('id', '=', patient.id)
    .execute()
  for (const named of ['99999', 'personne', String(patient.id)]) {
    const { context, page, person } = await arriveAt(`/users/${named}`, cher, 'Utilisateur')
    await person.seesText('Cet utilisateur n’existe pas, ou n’est pas parmi ceux que vous voyez.')
    await page.goBack()
    await page.waitForURL('**/users')
    await person.doesNotSee('dialog', /./)
    await context.close()
  }
})

test('the window of a user over another page leaves the address of that page', async () => {
  const deletions = '/users/deletion-requests'
  const asking = others.find(({ email }) => email in deletionAskedDaysAgo)!
  const { context, page, person } = await arriveAt(deletions, admin, undefined, 'Demandes de suppression')
  await person.click('button', `Ouvrir ${asking.firstname} ${asking.lastname}`)
  await person.sees('dialog', `${asking.firstname} ${asking.lastname}`)
  expect(new URL(page.url()).pathname).toBe(deletions)
  await page.goBack()
  await person.doesNotSee('dialog', /./)
  expect(new URL(page.url()).pathname).toBe(deletions)
  await context.close()
})
