import { expect, test } from 'vitest'
import { boarName, listedBoar } from '../../models/pages/animals.ts'
import { called, contactOf, informed } from '../../models/pages/giver.ts'
import { met, paulsOffer } from '../../models/pages/offers.ts'
import { luc, wolfhunter } from '../../world/people.ts'
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

test('an animal’s window over the others is reloaded too; Back shows the animals, then the page', async () => {
  const { page } = home
  const person = personOf(page)
  const list = `/giver?animals=${informed.id}`
  await page.goto(`${list}&animal=${listedBoar.id}`)
  await person.within('dialog', boarName).click('button', 'Corriger')
  await expect.poll(home.address).toBe(`${list}&correction=${listedBoar.id}`)
  await page.reload()
  await person.within('dialog', `Corriger : ${boarName}`).fill('Poids estimé, en kilos', '61')
  await page.goBack()
  await person.click('button', 'Abandonner')
  await person.doesNotSee('dialog', `Corriger : ${boarName}`)
  await expect.poll(home.address).toBe(list)
  await person.click('button', `Remettre ${boarName}`)
  await expect.poll(home.address).toBe(`${list}&handover=${listedBoar.id}`)
  await page.reload()
  await person.sees('dialog', `Remettre : ${boarName}`)
  await page.goBack()
  await person.click('button', `Ouvrir ${boarName}`)
  // What is asked about an animal is asked anew after a reload, from its sheet.
  await person.click('button', 'Effacer')
  await expect.poll(home.address).toBe(`${list}&animal=${listedBoar.id}`)
  await page.reload()
  await person.sees('dialog', boarName)
  await person.doesNotSee('alertdialog', /./)
  await page.goBack()
  await page.goBack()
  await person.doesNotSee('dialog', /./)
  await expect.poll(home.address).toBe('/giver')
})

test('a meeting to confirm is reloaded too, and is no longer named once it cannot be confirmed', async () => {
  const { page } = await home.openAs(wolfhunter)
  const person = personOf(page)
  await person.sees('heading', 'Mon espace responsable de territoire')
  const contact = paulsOffer.contact_id!
  await page.goto(`/giver?contacts=${met.id}&meeting=${contact}`)
  await person.sees('dialog', /^Rendez-vous avec Paul/)
  await expect.poll(home.address).toBe(`/giver?contacts=${met.id}&meeting=${contact}`)
  await page.reload()
  await person.within('dialog', /^Rendez-vous avec Paul/).click('button', 'Annuler')
  await person.sees('dialog', /^Contacts - Chasse du/)
  await expect.poll(home.address).toBe(`/giver?contacts=${met.id}`)
  // Somebody who has said neither yes nor no.
  await page.goto(`/giver?contacts=${met.id}&meeting=999999`)
  await person.sees('dialog', /^Contacts - Chasse du/)
  await expect.poll(home.address).toBe(`/giver?contacts=${met.id}`)
  await person.doesNotSee('dialog', /^Rendez-vous/)
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
