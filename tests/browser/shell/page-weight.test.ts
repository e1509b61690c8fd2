import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { giver, password } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'
import { announcedScripts } from './announced-scripts.ts'

const browser = startForEach()

/** Dialogs that may open over any page, and what they share (`dist`): loaded after it without blocking it. */
const OVER_PAGES =
  /\/assets\/(?:dialog|confirm-dialog|dist|error-modal|second-tap|announcements|toaster|reminder)-[^/]*\.js$/

/** The windows of a giver’s home: loaded once it is there, so that nothing before them waits for them. */
const AFTER_PAGE = /\/assets\/giver-windows-[^/]*\.js$/

/** Opens a page and answers the paths of the scripts that it needed, without those of dialogs. */
async function scriptsOf(url: string, heading: string): Promise<string[]> {
  const { page } = browser.session
  const paths = new Set<string>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (AFTER_PAGE.test(pathname)) page.off('request', note)
    else if (pathname.endsWith('.js') && !OVER_PAGES.test(pathname)) paths.add(pathname)
  }
  page.on('request', note)
  await page.route(OVER_PAGES, () => {})
  await page.goto(url)
  await personOf(page).sees('heading', heading)
  page.off('request', note)
  await page.unroute(OVER_PAGES)
  return [...paths].toSorted()
}

test('the sign-in page needs the scripts of every document only', async () => {
  expect(await scriptsOf('/login', 'Connexion')).toEqual(announcedScripts().toSorted())
})

test('a giver’s home needs the scripts that are announced for it only', async () => {
  await browser.session.signIn(giver.email, password)
  const scripts = await scriptsOf('/giver', 'Mon espace responsable de territoire')
  expect(scripts).toEqual(announcedScripts('giver').toSorted())
})

test('a giver’s home makes each of its calls once, before the first script has been read', async () => {
  const { page } = browser.session
  await browser.session.signIn(giver.email, password)
  const asked: string[] = []
  let areAsked = () => {}
  const allAsked = new Promise<void>((done) => (areAsked = done))
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    asked.push(pathname + search)
    if (asked.length === 4) areAsked()
  })
  // Without its first script the page can do nothing by itself.
  await page.route('**/assets/index-*.js', async (route) => {
    await allAsked
    await route.continue()
  })
  await page.goto('/giver', { waitUntil: 'commit' })
  await personOf(page).sees('alertdialog', /en attente d.information/)
  expect(new Set(asked).size, asked.join('\n')).toBe(4)
  expect(asked).toHaveLength(4)
})

test('the scripts of a giver’s home run while the renderer, the largest of them, is still on its way', async () => {
  const { page } = browser.session
  await browser.session.signIn(giver.email, password)
  // The application drops what has expired as soon as it runs.
  const key = 'venaison.correction.v2.0.0'
  await page.evaluate((one) => localStorage.setItem(one, '{"until":1}'), key)
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  await page.route('**/assets/renderer-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/giver', { waitUntil: 'commit' })
  await page.waitForFunction((one) => localStorage.getItem(one) === null, key)
  await personOf(page).doesNotSee('heading', 'Mon espace responsable de territoire')
  arrive()
  await personOf(page).sees('heading', 'Mon espace responsable de territoire')
  await page.unroute('**/assets/renderer-*.js')
})
