import type { Page } from 'playwright-core'
import { called, informed, reminder } from '../../models/pages/giver.ts'
import { manon } from '../../world/people.ts'
import { personOf } from '../support/person.ts'

const name = `${manon.firstname} ${manon.lastname}`
const boar = /^Sangliers?$/
export const saved = 'Les dons ont été enregistrés.'

/** Opens the report of the hunt that is waiting for one. */
export async function openReport(page: Page) {
  await page.goto('/giver')
  const person = personOf(page)
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  await person.click('button', `J'informe pour ${called(informed)}`)
  return person
}
export type Tab = ReturnType<typeof personOf>
/** Manon’s number was not revealed, so she is found by name. */
export async function enter(tab: Tab, quantity: string) {
  await tab.fill('Nom ou numéro de téléphone', manon.lastname)
  await tab.within('article', name).choose(boar, quantity)
}
export const confirm = (tab: Tab) =>
  tab.within('alertdialog', 'Voulez-vous confirmer ces dons ?').click('button', 'Confirmer')
export const seesKept = (tab: Tab) => tab.within('article', name).seesValue('Sangliers', '2')

/** What the server stored for Manon at the hunt. */
export async function recorded(page: Page) {
  const answer = await page
    .context()
    .request.get(`/api/v1/hunts/self/${informed.id}/donations`, { headers: { Accept: 'application/json' } })
  const { data } = (await answer.json()) as {
    data: { contacts: { lastname: string; sum_donation: number; donations: unknown[] }[] }
  }
  const { sum_donation, donations } = data.contacts.find(({ lastname }) => lastname === manon.lastname)!
  return { sum_donation, donations }
}
export const twoBoars = { sum_donation: 2, donations: [{ specimen_type_id: 1, quantity: 2 }] }
