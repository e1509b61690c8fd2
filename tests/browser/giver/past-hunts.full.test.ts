import { expect, test } from 'vitest'
import { called, finished, reminder } from '../../models/pages/giver.ts'
import { giver } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(giver)

/** The height of a row whose words fit, with the line above it. */
const ROW = 57

test('on a phone a past hunt takes one low row, which opens who received what wherever it is tapped', async () => {
  const { page } = browser.session
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/giver')
  const person = personOf(page)
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  const [past] = finished
  await person.sees('button', `Compte rendu de ${called(past!)}`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Compte rendu de / }) })
  const heights = await row.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights).toHaveLength(10)
  expect(Math.min(...heights)).toBeLessThanOrEqual(ROW)
  const more = (await row
    .first()
    .getByRole('button', { name: /^Plus, pour / })
    .boundingBox())!
  expect(Math.min(more.width, more.height)).toBeGreaterThanOrEqual(44)
  await row.first().click({ position: { x: 30, y: 30 } })
  await expect.poll(() => new URL(page.url()).search).toBe(`?report=${past!.id}`)
  const report = person.within('dialog', 'Compte rendu')
  await report.within('list', 'Qui a reçu quoi').seesText('2 sangliers, 1 chevreuil')
})
