import { expect, test } from 'vitest'
import { giver, patient } from '../../world/people.ts'
import { askedBy, emailsOf, field, seesFound, startAtList } from './at-list.ts'

const { arriveAt } = startAtList()

test('a search stands in the address: reload, back and forward show what it asks', async () => {
  const { page, person } = await arriveAt('/users')
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
