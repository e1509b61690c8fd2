import { expect, test } from 'vitest'
import { called, contactOf, informed } from '../../models/pages/giver.ts'
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

test('the sheet of a contact, and what is chosen there, lead back to the row that opened it', async () => {
  const { page } = home
  const person = personOf(page)
  const contacts = `/giver?contacts=${informed.id}`
  const ofLuc = contactOf(informed, luc)
  const focused = () => page.evaluate(() => document.activeElement?.closest('article')?.ariaLabel)
  await person.click('button', `Contacts de ${called(informed)}`)
  // Wherever the row is tapped.
  await page.getByRole('article', { name: 'Luc Petit' }).getByRole('listitem').click()
  await person.sees('dialog', 'Luc Petit')
  await expect.poll(home.address).toBe(`${contacts}&contact=${ofLuc}`)
  await page.goBack()
  await person.doesNotSee('dialog', 'Luc Petit')
  await expect.poll(focused).toBe('Luc Petit')
  await expect.poll(home.address).toBe(contacts)

  for (const [chosen, title, window] of [
    ['Noter l’appel', 'Appel à Luc Petit', 'note'],
    ['Remis…', 'Remis à Luc Petit', 'handover'],
  ] as const) {
    await person.click('button', 'Luc Petit')
    await person.within('dialog', 'Luc Petit').click('button', chosen)
    await person.sees('dialog', title)
    await expect.poll(home.address).toBe(`${contacts}&${window}=${ofLuc}`)
    await page.goBack()
    await person.doesNotSee('dialog', title)
    await expect.poll(focused).toBe('Luc Petit')
    await expect.poll(home.address).toBe(contacts)
  }

  await person.click('button', 'Luc Petit')
  await person.click('button', 'Proposer un animal')
  await person.within('alertdialog', 'Proposer à Luc Petit ?').click('button', 'Annuler')
  await expect.poll(focused).toBe('Luc Petit')
})
