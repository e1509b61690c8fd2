import { describe, expect, onTestFinished, test } from 'vitest'
import { giver } from '../../world/people.ts'
import { startForEach } from '../support/start.ts'
import { confirm, enter, openReport, recorded, saved, seesKept, twoBoars } from './report-tab.ts'

const browser = startForEach(giver)

describe('an unfinished report is kept on the device and offered back', () => {
  test('after a reload in the middle of the entry', async () => {
    const person = await openReport(browser.session.page)
    await enter(person, '2')
    await person.seesText('Votre saisie est gardée sur cet appareil')
    await browser.session.page.reload()
    await person.seesText('Vous aviez commencé une saisie')
    await person.click('button', 'Reprendre ma saisie')
    await seesKept(person)
    await person.click('button', 'Enregistrer')
    await confirm(person)
    await person.seesText(saved)
    expect(await recorded(browser.session.page)).toEqual(twoBoars)
  })

  test('while a proxy answers for a server that is gone, in words that people understand', async () => {
    const { page } = browser.session
    const person = await openReport(page)
    await enter(person, '2')
    await person.click('button', 'Enregistrer')
    const gone = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }
    await page.route('**/donations', (route) =>
      route.request().method() === 'POST' ? route.fulfill(gone) : route.fallback(),
    )
    await confirm(person)
    await person.within('alertdialog', 'Erreur').seesText('Le serveur ne répond pas.')
    await person.within('alertdialog', 'Erreur').click('button', 'Fermer')
    await person.seesText('Votre saisie est gardée sur cet appareil')
    await page.unroute('**/donations')
    await person.click('button', 'Réessayer')
    await person.seesText(saved)
    expect(await recorded(browser.session.page)).toEqual(twoBoars)
  })

  test('and is not said to be kept where the browser refuses to keep anything', async () => {
    const { page } = browser.session
    const refusal = await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse })
    })
    onTestFinished(() => refusal.dispose())
    const person = await openReport(page)
    await enter(person, '2')
    await person.seesText('Rien n’est encore envoyé.')
    await person.doesNotSeeText('gardée sur cet appareil')
    await person.click('button', 'Enregistrer')
    await confirm(person)
    await person.seesText(saved)
    expect(await recorded(page)).toEqual(twoBoars)
  })
})
