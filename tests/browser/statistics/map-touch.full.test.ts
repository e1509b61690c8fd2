import { expect, test } from 'vitest'
import { statistician } from '../../world/people.ts'
import { startDevices } from '../support/start.ts'

const devices = startDevices()

test('a finger on a department reads its name and value, which a second tap or one elsewhere hides', async () => {
  const { page, person, signIn } = await devices.open({ hasTouch: true, isMobile: true })
  await signIn(statistician, '/statistics/coverage')
  await person.sees('button', 'Agrandir la carte')
  const note = page.getByRole('status', { name: 'Département touché' })
  /** Taps where a finger would, not on the element. */
  const tap = async (code: string) => {
    const shape = page.locator(`path[data-department="${code}"]`)
    await shape.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await shape.boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
  }
  await tap('18')
  await expect.poll(() => note.innerText()).toMatch(/^Cher\s: 3$/)
  const place = await note.boundingBox()
  expect(place!.x + place!.width).toBeLessThanOrEqual(390)
  await tap('36')
  await expect.poll(() => note.innerText()).toMatch(/^Indre\s: \d+$/)
  await tap('36')
  await expect.poll(() => note.count()).toBe(0)
  await tap('18')
  await expect.poll(() => note.count()).toBe(1)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect.poll(() => note.count()).toBe(0)
})
