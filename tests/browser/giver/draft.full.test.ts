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
})

describe('two tabs that record at once', () => {
  const inTwoTabs = async (figures: readonly [string, string]) => {
    const other = await browser.session.page.context().newPage()
    const tabs = [await openReport(browser.session.page), await openReport(other)] as const
    for (const [index, tab] of tabs.entries()) {
      await enter(tab, figures[index]!)
      await tab.click('button', 'Enregistrer')
    }
    return { tabs, close: () => other.close() }
  }

  test('record the same report once, and both see that it is recorded', async () => {
    const { tabs, close } = await inTwoTabs(['2', '2'])
    await Promise.all(tabs.map(confirm))
    await Promise.all(tabs.map((tab) => tab.seesText(saved)))
    expect(await recorded(browser.session.page)).toEqual(twoBoars)
    await close()
  })

  test('record the first of two different reports, and the second sees that it came too late', async () => {
    const { tabs, close } = await inTwoTabs(['2', '3'])
    await confirm(tabs[0])
    await tabs[0].seesText(saved)
    await confirm(tabs[1])
    await tabs[1].seesText('Cette chasse a déjà été déclarée')
    await tabs[1].within('dialog', 'Qui a reçu quoi ?').click('button', 'Fermer')
    await tabs[1].doesNotSee('heading', "J'informe ma fédération")
    expect(await recorded(browser.session.page)).toEqual(twoBoars)
    await close()
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
