import { test } from 'vitest'
import { called, finished, informed, reminder } from '../../models/pages/giver.ts'
import { giver, manon } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach(giver)

const atHome = async () => {
  await browser.session.page.goto('/giver')
  const person = personOf(browser.session.page)
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  return person
}

test('a report that was begun is said on its card, until it is sent', async () => {
  const person = await atHome()
  const card = person.within('region', "J'informe ma fédération")
  await card.doesNotSeeText('Saisie commencée')
  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.fill('Nom ou numéro de téléphone', manon.lastname)
  await person.within('article', `${manon.firstname} ${manon.lastname}`).choose(/^Sangliers?$/, '2')
  await person.within('dialog', 'Qui a reçu quoi ?').click('button', 'Annuler')
  await card.seesText('Saisie commencée')

  await browser.session.page.reload()
  await person.within('alertdialog', reminder).click('button', 'Fermer')
  await card.seesText('Saisie commencée')

  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.click('button', 'Repartir de zéro')
  await person.within('dialog', 'Qui a reçu quoi ?').click('button', 'Annuler')
  await card.doesNotSeeText('Saisie commencée')

  await person.click('button', `J'informe pour ${called(informed)}`)
  await person.fill('Nom ou numéro de téléphone', manon.lastname)
  await person.within('article', `${manon.firstname} ${manon.lastname}`).choose(/^Sangliers?$/, '1')
  await person.click('button', 'Enregistrer')
  await person.within('alertdialog', 'Voulez-vous confirmer ces dons ?').click('button', 'Confirmer')
  await person.seesText('Les dons ont été enregistrés.')
  await person.sees('button', `Compte rendu de ${called(informed)}`)
  await person.doesNotSeeText('Saisie commencée')
  await person.doesNotSeeText('Correction commencée')
})

test('a correction that was begun is said in the row of its hunt', async () => {
  const person = await atHome()
  const past = finished[0]!
  await person.click('button', `Compte rendu de ${called(past)}`)
  await person.click('button', 'Corriger le compte rendu')
  await person.within('dialog', /./).sees('button', 'Annuler')
  await person.within('article', 'Nadia Rousseau').choose(/^Sangliers?$/, '1')
  await person.within('dialog', /./).click('button', 'Annuler')
  await person.within('region', 'Mes chasses passées').seesText('Correction commencée')
})
