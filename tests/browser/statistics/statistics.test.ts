import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { statistician } from '../../world/people.ts'
import { readSheet } from '../../server/support/files/workbook.ts'
import { onLaptop } from '../support/open-device.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(statistician)

test('filters a statistic, shares its address, and fetches a file whose cells are those of the screen', async () => {
  const { page } = browser.session
  const person = personOf(page)
  await page.setViewportSize(onLaptop.viewport)
  await page.goto('/statistics/donations_by_type')
  await person.choose('Gibier', 'Chevreuil')
  await page.waitForURL('**/statistics/donations_by_type?specimen_type_id=2')
  await person.doesNotSee('rowheader' as never, 'Sanglier')
  await page.reload()
  await person.seesValue('Gibier', '2')

  const rows = page.getByRole('table', { name: 'Cessions par gibier' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(2)
  const shown = (await rows.allInnerTexts()).map((text) =>
    text.split(/\s*\t\s*|\n/).map((cell) => cell.trim()),
  )
  await person.click('button', 'Exporter en Excel')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    person.click('link', 'Télécharger le fichier Excel'),
  ])
  const sheet = await readSheet(await readFile(await download.path()), 'Données')
  expect(sheet.map((row) => row.map(String))).toEqual(shown)

  await page.goBack()
  await page.waitForURL('**/statistics/donations_by_type')
  await expect.poll(() => rows.count()).toBeGreaterThan(2)
})
