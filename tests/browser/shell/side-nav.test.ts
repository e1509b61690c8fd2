import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(admin)

test('on a laptop every entry of the menu is seen without scrolling, each large enough to be hit', async () => {
  const { page } = browser.session
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/users')
  const header = page.getByRole('banner').filter({ hasText: 'État du service' })
  await header.getByText('Comptes à valider').waitFor()
  const entries = await header.evaluate((element) =>
    [...element.querySelectorAll('nav a, button')].map((entry) => {
      const { top, bottom } = entry.getBoundingClientRect()
      return { name: entry.textContent, isSeen: top >= 0 && bottom <= innerHeight, height: bottom - top }
    }),
  )
  expect(entries.length).toBeGreaterThanOrEqual(17)
  expect(entries.filter(({ isSeen, height }) => !isSeen || height < 44)).toEqual([])
})
