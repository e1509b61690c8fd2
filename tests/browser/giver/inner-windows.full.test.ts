import { expect, test } from 'vitest'
import { contactOf, informed } from '../../models/pages/giver.ts'
import { luc } from '../../world/people.ts'
import { startAtHome } from './at-home.ts'
import { personOf } from '../support/person.ts'

const home = startAtHome()

test('the focus stays in the window below, or else on the page, whatever opened the one that closes', async () => {
  const { page } = home
  const person = personOf(page)
  // Whether the focus is within the topmost window, or within the page if there is none.
  const isHeld = () =>
    page.evaluate(() => {
      const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
      return (top ?? document.querySelector('main'))?.contains(document.activeElement) ?? false
    })
  await page.goto(`/giver?contacts=${informed.id}&note=${contactOf(informed, luc)}`)
  await person.sees('dialog', 'Appel à Luc Petit')
  await page.keyboard.press('Escape')
  await person.doesNotSee('dialog', 'Appel à Luc Petit')
  await expect.poll(isHeld).toBe(true)
  await page.keyboard.press('Escape')
  await person.doesNotSee('dialog', /./)
  await expect.poll(isHeld).toBe(true)

  await page.goto(`/giver?report=${informed.id}`)
  await person.click('button', 'Aucune cession')
  await person.sees('alertdialog', /./)
  await page.keyboard.press('Escape')
  await person.doesNotSee('alertdialog', /./)
  await expect.poll(isHeld).toBe(true)
})
