import { expect, test } from 'vitest'
import { userPath } from '../../../src/paths.ts'
import { admin, giver } from '../../world/people.ts'
import { beyondTheEdge } from '../support/beyond-the-edge.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(admin)

/** A sheet of paper on its side, between its margins. */
const PAPER = { width: 1047, height: 718 }

test('a list is printed with all its columns and rows, without menu and buttons', async () => {
  const { page } = browser.session
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/users')
  const table = page.getByRole('table', { name: 'Utilisateurs' })
  await table.waitFor()
  const columns = await table.getByRole('columnheader').allTextContents()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  await table.waitFor()
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Se déconnecter' }).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('searchbox').filter({ visible: true }).count()).toBe(0)
  const printed = await table.locator('th[scope=col]').filter({ visible: true }).allTextContents()
  expect(printed).toEqual(columns.filter((column) => column !== 'Actions'))
  const isCut = await table.evaluate(({ parentElement: box }) => box!.scrollHeight > box!.clientHeight + 1)
  expect(isCut).toBe(false)
  expect(await beyondTheEdge(page, 'main')).toEqual([])
  await page.emulateMedia({ media: null })
})

test('a window is printed whole, without the page under it', async () => {
  const { page } = browser.session
  await page.goto(userPath(giver.id))
  const window = page.getByRole('dialog')
  await window.getByRole('heading', { level: 2 }).first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#root').isVisible()).toBe(false)
  expect(await window.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([])
  const isCut = await window.evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight + 1)
  expect(isCut).toBe(false)
  await page.emulateMedia({ media: null })
})
