import { expect, test } from 'vitest'
import { admin, cher, deletionAskedDaysAgo, giver, others, patient } from '../../world/people.ts'
import { afterAnswer } from '../support/page-at-rest.ts'
import { askedBy, emailsOf, field, seesFound, startAtList } from './at-list.ts'

const { arriveAt, devices } = startAtList()

test('a slow answer that a newer search has overtaken shows nothing', async () => {
  const { page, person } = await arriveAt('/users')
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
})

test('an address that names nobody, or somebody elsewhere, says so and leads to the list', async () => {
  await devices.application.db
    .updateTable('users')
    .set({ federation_id: 2 })
    .where('id', '=', patient.id)
    .execute()
  for (const named of ['99999', 'personne', String(patient.id)]) {
    const { page, person } = await arriveAt(`/users/${named}`, cher, 'Utilisateur')
    await person.seesText('Cet utilisateur n’existe pas, ou n’est pas parmi ceux que vous voyez.')
    await page.goBack()
    await page.waitForURL('**/users')
    await person.doesNotSee('dialog', /./)
  }
})

test('the window of a user over another page leaves the address of that page', async () => {
  const deletions = '/users/deletion-requests'
  const asking = others.find(({ email }) => email in deletionAskedDaysAgo)!
  const { page, person } = await arriveAt(deletions, admin, undefined, 'Demandes de suppression')
  await person.click('button', `Ouvrir ${asking.firstname} ${asking.lastname}`)
  await person.sees('dialog', `${asking.firstname} ${asking.lastname}`)
  expect(new URL(page.url()).pathname).toBe(deletions)
  await page.goBack()
  await person.doesNotSee('dialog', /./)
  expect(new URL(page.url()).pathname).toBe(deletions)
})
