import { beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { admin, cher, waiting } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'
import { onLaptop } from '../support/open-device.ts'

const devices = startDevices()

const long = 'christophe.blanchard.1070@example.org'

beforeEach(async () => {
  const ofWaiting = devices.application.db.updateTable('users').where('email', '=', waiting.email)
  await ofWaiting.set({ email: long }).execute()
})

/** Opens all users of the world on the screen of a laptop. */
async function atTable(who: { email: string }, path = '/users?perPage=50') {
  const { page, person, signIn } = await devices.open(onLaptop)
  await signIn(who, path)
  await person.sees('table', 'Utilisateurs')
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** What a person sees of the table: whole rows, whether text is cut off, and the places of the header. */
const look = (page: Page) =>
  page.getByRole('table', { name: 'Utilisateurs' }).evaluate((table) => {
    const frame = table.parentElement!
    const head = table.querySelector('thead')!.getBoundingClientRect()
    const bounds = frame.getBoundingClientRect()
    const foot = Math.min(bounds.bottom, window.innerHeight)
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    const cells = [...table.querySelectorAll<HTMLElement>('th, td')]
    return {
      whole: rows.filter(({ top, bottom }) => top >= head.bottom - 1 && bottom <= foot + 1).length,
      heights: new Set(rows.map(({ height }) => Math.round(height))).size,
      // Each text of a name, an address, a role or a day is one line.
      wrapped: cells
        .flatMap((cell) => [...cell.querySelectorAll('span')])
        .filter((span) => span.childElementCount === 0 && span.getClientRects().length > 1)
        .map(({ textContent }) => textContent),
      clipped: [...table.querySelectorAll('td span[title]')]
        .filter((span) => span.scrollWidth > span.clientWidth)
        .map(({ textContent }) => textContent),
      cut: cells
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          return left < bounds.left - 1 || right > bounds.right + 1 || cell.scrollWidth > cell.clientWidth + 1
        })
        .map(({ textContent }) => textContent),
      scrollsSideways: frame.scrollWidth > frame.clientWidth,
      head: Math.round(head.top - bounds.top),
      last: rows.at(-1)!.bottom <= foot + 1,
    }
  })

test.each([
  ['all federations', admin],
  ['one federation', cher],
])('staff of %s read twelve whole rows of one line at once, under a header that stays', async (_, who) => {
  const page = await atTable(who)
  const still = { heights: 1, wrapped: [], cut: [], scrollsSideways: false }
  const first = await look(page)
  expect(first).toMatchObject({ ...still, last: false })
  expect(first.whole).toBeGreaterThanOrEqual(12)

  await page.getByRole('table', { name: 'Utilisateurs' }).hover()
  await page.mouse.wheel(0, 5000)
  await expect.poll(async () => (await look(page)).last).toBe(true)
  const scrolled = await look(page)
  expect(scrolled).toMatchObject({ ...still, head: first.head })
  expect(scrolled.whole).toBeGreaterThanOrEqual(12)
})

test('a long address is read whole beside the federation and a state', async () => {
  const page = await atTable(admin, '/users?perPage=50&status=waiting')
  await page.getByText(long).waitFor()
  expect(await look(page)).toMatchObject({
    heights: 1,
    wrapped: [],
    clipped: [],
    cut: [],
    scrollsSideways: false,
  })
})
