import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dayAfter } from '../../../contract/days.ts'
import { statistician } from '../../world/people.ts'
import { today } from '../../world/today.ts'
import { startDevices } from '../support/start.ts'
import { afterAnswer } from '../support/page-at-rest.ts'
import { onLaptop } from '../support/open-device.ts'

const devices = startDevices()

/**
 * Replaces `fetch` so that requests cannot be aborted, and records every game type whose row was
 * rendered.
 */
function remember() {
  const page = globalThis as unknown as { drawn: string[] }
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => send(input, { ...init, signal: null })
  page.drawn = []
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('tbody tr > :first-child'))
      if (!page.drawn.includes(textContent)) page.drawn.push(textContent)
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const drawnBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { drawn: string[] }).drawn)

test('shows nothing of a figure whose request a newer one has overtaken, even once it arrives', async () => {
  const { page, person, signIn } = await devices.open(onLaptop)
  await page.addInitScript(remember)
  await signIn(statistician, '/statistics/donations_by_type?specimen_type_id=3')
  await person.sees('table', 'Cessions par gibier')
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/v1/statistics/donations_by_type*', async (route) => {
    const isFirst = route.request().postDataJSON().specimen_type_id === '1'
    const response = await route.fetch()
    if (isFirst) {
      asked.resolve()
      await late.promise
    }
    await route.fulfill({ response })
  })
  await person.choose('Gibier', 'Sanglier')
  await asked.promise
  await person.choose('Gibier', 'Chevreuil')
  await expect.poll(() => drawnBy(page)).toEqual(['Cerf', 'Chevreuil'])

  // Other calls of the page may end meanwhile.
  const arrived = page.waitForEvent('requestfinished', (one) => one.url().includes('/donations_by_type'))
  late.resolve()
  expect((await arrived).postDataJSON()).toEqual({ specimen_type_id: '1' })
  await afterAnswer(page)
  expect(await drawnBy(page)).toEqual(['Cerf', 'Chevreuil'])
  await person.seesValue('Gibier', '2')
})

test('on a laptop the figures of hunts share one line, and no month is broken', async () => {
  const { page, signIn } = await devices.open(onLaptop)
  await signIn(statistician, '/statistics/hunts')
  const figures = page.locator('main dl > div')
  await figures.nth(3).waitFor()
  const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([4, 1])
  const table = page.getByRole('table', { name: 'Chasses prévues, informées et en retard' })
  const lines = await table.getByRole('rowheader').evaluateAll((months) =>
    months.map((month) => {
      const text = document.createRange()
      text.selectNodeContents(month)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('the months below the bars are named at equal distances', async () => {
  const { page, signIn } = await devices.open(onLaptop)
  // Some more months than names that fit.
  await devices.application.db
    .updateTable('hunts')
    .set({ started_at: dayAfter(today, -470) })
    .where('id', '=', (eb) => eb.selectFrom('hunts').select(eb.fn.min('id').as('id')))
    .execute()
  await signIn(statistician, '/statistics/hunts')
  const labels = page.locator('.recharts-xAxis-tick-labels text')
  await labels.nth(2).waitFor()
  const places = await labels.evaluateAll((all) => all.map((label) => Number(label.getAttribute('x'))))
  const gaps = places.slice(1).map((place, at) => place - places[at]!)
  // The last label is moved by some pixels to end within the picture.
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(10)
})
