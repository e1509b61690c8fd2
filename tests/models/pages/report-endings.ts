import type { Driver } from '../../model/model.ts'
import { contactsOf, finished, informed } from './giver.ts'

/** Sends a report with the first contact only, or gives it up. */
export async function endReport(driver: Driver, isSent: boolean) {
  await driver.answer('recallDraft', {})
  await driver.answer('readDonations', { contacts: contactsOf(informed).slice(0, 1) })
  await driver.click('button', isSent ? 'Enregistrer' : 'Annuler')
  if (!isSent) return
  await driver.within('alertdialog', 'Voulez-vous confirmer ces dons ?').click('button', 'Confirmer')
  await driver.answer('recordDonations')
}

/** Corrects the latest report, or gives it up. */
export async function endAmendment(driver: Driver, isSent: boolean) {
  await driver.answer('recallCorrection', { quantities: {}, reason: '' })
  await driver.answer('readDonations', { contacts: contactsOf(finished[0]!) })
  const window = driver.within('dialog', 'Corriger le compte rendu')
  if (!isSent) return window.click('button', 'Annuler')
  await driver.within('article', 'Nadia Rousseau').choose('Sangliers', '1')
  await window.click('button', 'Voir la différence')
  await driver.fill('Pourquoi cette correction ?', 'Un sanglier de trop')
  await driver.within('alertdialog', 'Corriger ce compte rendu ?').click('button', 'Corriger')
  await driver.answer('amendDonations', { state: 'amended' })
}
