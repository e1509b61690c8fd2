import { expect, test } from 'vitest'
import { called, contactOf, informed } from '../../models/pages/giver.ts'
import { luc } from '../../world/people.ts'
import { startAtHome } from './at-home.ts'
import { personOf } from '../support/person.ts'

const home = startAtHome()

test('a contact’s window over the others is reloaded too; Back shows the contacts, then the page', async () => {
  const { page } = home
  const person = personOf(page)
  const contact = contactOf(informed, luc)
  const contacts = /^Contacts - Chasse du/
  await person.click('button', `Contacts de ${called(informed)}`)
  await person.click('button', 'Noter l’appel à Luc Petit')
  await person.sees('dialog', 'Appel à Luc Petit')
  await expect.poll(home.address).toBe(`/giver?contacts=${informed.id}&note=${contact}`)
  await page.reload()
  await person.within('dialog', 'Appel à Luc Petit').check('Intéressé')
  await page.goBack()
  await person.click('button', 'Abandonner')
  await person.doesNotSee('dialog', 'Appel à Luc Petit')
  await person.sees('dialog', contacts)
  await expect.poll(home.address).toBe(`/giver?contacts=${informed.id}`)
  await page.goBack()
  await person.doesNotSee('dialog', /./)
  await expect.poll(home.address).toBe('/giver')

  await page.goto(`/giver?contacts=${informed.id}&handover=${contact}`)
  await person.sees('dialog', 'Remis à Luc Petit')
  await page.keyboard.press('Escape')
  await person.doesNotSee('dialog', 'Remis à Luc Petit')
  await person.sees('dialog', contacts)
  await expect.poll(home.address).toBe(`/giver?contacts=${informed.id}`)
})

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
