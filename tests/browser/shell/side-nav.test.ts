import { expect, test } from 'vitest'
import { admin } from '../../world/people.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(admin)

test('on a laptop every entry of the menu is seen without scrolling, each large enough to be hit', async () => {
  const { page } = browser.session
  await page.setViewportSize({ width: 1366, height: 620 })
  await page.goto('/users')
  const header = page.getByRole('banner').filter({ hasText: 'Service' })
  await header.getByText('À faire').waitFor()
  const entries = await header.evaluate((element) =>
    [...element.querySelectorAll('nav a, nav ~ div :is(a, button)')].map((entry) => {
      const { top, bottom } = entry.getBoundingClientRect()
      return { name: entry.textContent, isSeen: top >= 0 && bottom <= innerHeight, height: bottom - top }
    }),
  )
  expect(entries.map(({ name }) => name?.replace(/\d.*/, ''))).toEqual([
    'À faire',
    'Utilisateurs',
    'Fédérations',
    'Sanitaire',
    'Statistiques',
    'Rôles',
    'Service',
    'Mon compte',
    'Se déconnecter',
  ])
  expect(entries.filter(({ isSeen, height }) => !isSeen || height < 44)).toEqual([])
})
