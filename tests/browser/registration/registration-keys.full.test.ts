import { expect, test } from 'vitest'
import { startDevices } from '../support/start.ts'
import { password } from './newcomer.ts'

const devices = startDevices()

test('the keyboard alone is enough', async () => {
  const { page } = await devices.open()
  const { keyboard } = page
  const next = async (text: string) => {
    await keyboard.press('Tab')
    await keyboard.type(text)
  }
  await page.goto('/register/giver')
  await page.getByLabel('Nom', { exact: true }).focus()
  await keyboard.type('Delorme')
  for (const text of ['Inès', '0639980077', 'ines.keys@example.org', 'vierz']) await next(text)
  await page.getByRole('option', { name: 'Vierzon (18100)' }).waitFor()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await next(password)
  await keyboard.press('Tab')
  await next(password)
  await keyboard.press('Enter')
  const group = page.getByRole('group', { name: /Étape 2 sur 2/ })
  await expect.poll(() => group.evaluate((one) => one === document.activeElement)).toBe(true)
  await next('1800077')
  await keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/register/)
})
