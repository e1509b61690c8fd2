import { describe, expect, test } from 'vitest'
import { giver, password } from '../../world/people.ts'
import { startForEach } from '../support/start.ts'
import { confirm, enter, openReport, recorded, saved, seesKept, twoBoars } from './report-tab.ts'

const browser = startForEach(giver)

describe('an unfinished report is kept on the device and offered back', () => {
  test('while the network is lost, and sent once it is back', async () => {
    const person = await openReport(browser.session.page)
    await enter(person, '2')
    await person.click('button', 'Enregistrer')
    await browser.session.page.context().setOffline(true)
    await confirm(person)
    await person.within('alertdialog', 'Erreur').click('button', 'Fermer')
    await person.seesText('L’envoi n’a pas abouti. Votre saisie est gardée sur cet appareil')
    await browser.session.page.context().setOffline(false)
    await person.click('button', 'Réessayer')
    await person.seesText(saved)
    expect(await recorded(browser.session.page)).toEqual(twoBoars)
  })

  test('when the session has expired: sign in again, and go on', async () => {
    const person = await openReport(browser.session.page)
    await enter(person, '2')
    await browser.session.page.context().clearCookies()
    await person.click('button', 'Enregistrer')
    await confirm(person)
    await person.sees('heading', 'Connexion')
    await person.fill('Adresse e-mail', giver.email)
    await person.fill('Mot de passe', password)
    await person.click('button', 'Se connecter')
    await person.click('button', 'Reprendre ma saisie')
    await seesKept(person)
  })
})
