import { expect, test } from 'vitest'
import { admin, giver, patient } from '../../world/people.ts'
import { onLaptop } from '../support/open-device.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'
import { askedBy, emailsOf, field, seesFound } from './at-list.ts'

const browser = startForEach(admin)

test('a search stands in the address: reload, back and forward show what it asks', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.setViewportSize(onLaptop.viewport)
  await page.goto('/users')
  await person.sees('table', 'Utilisateurs')
  const first = await emailsOf(page)
  expect(first).toHaveLength(10)
  expect(askedBy(page)).toEqual({})

  await person.fill(field, 'moreau')
  await page.waitForURL('**/users?search=moreau')
  await seesFound(page, person, 'moreau', [giver.email])
  await page.reload()
  await seesFound(page, person, 'moreau', [giver.email])

  await person.fill(field, 'renaud')
  await page.waitForURL('**/users?search=renaud')
  await seesFound(page, person, 'renaud', [patient.email])
  await page.goBack()
  await page.waitForURL('**/users?search=moreau')
  await seesFound(page, person, 'moreau', [giver.email])
  await page.goBack()
  await page.waitForURL('**/users')
  await seesFound(page, person, '', first)
  await page.goForward()
  await page.waitForURL('**/users?search=moreau')
  await seesFound(page, person, 'moreau', [giver.email])
})
