import type { Request } from 'playwright-core'
import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { dist } from '../../../server/build.ts'
import { giver, password } from '../../world/people.ts'
import { personOf } from '../support/person.ts'
import { startForEach } from '../support/start.ts'

const browser = startForEach()

/** Transferred bytes of a script: gzipped, unless it is too small to be compressed. */
const weightOf = async (path: string) => {
  const file = `${dist}${path}`
  const { size } = await stat(`${file}.gz`).catch(() => stat(file))
  return size
}

/** Dialogs that may open over any page, and what they share (`dist`): loaded after it without blocking it. */
const OVER_PAGES = /\/assets\/(?:dialog|dist|error-modal|announcements|toaster|reminder)-[^/]*\.js$/

/** The windows of a giver’s home: loaded once it is there, so that nothing before them waits for them. */
const AFTER_PAGE = /\/assets\/giver-windows-[^/]*\.js$/

/** Opens a page and answers the scripts that it needed, largest first, without those of dialogs. */
async function scriptsOf(url: string, heading: string): Promise<{ path: string; bytes: number }[]> {
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
  const scripts = await Promise.all([...paths].map(async (path) => ({ path, bytes: await weightOf(path) })))
  return scripts.toSorted((one, other) => other.bytes - one.bytes)
}

const sumOf = (scripts: readonly { bytes: number }[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

test('the scripts of the sign-in page weigh 120 kB at most', async () => {
  const scripts = await scriptsOf('/login', 'Connexion')
  expect(scripts).not.toEqual([])
  expect(sumOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(120_000)
})

test('the scripts of a giver’s home weigh 150 kB at most', async () => {
  await browser.session.signIn(giver.email, password)
  const scripts = await scriptsOf('/giver', 'Mon espace responsable de territoire')
  expect(scripts).not.toEqual([])
  expect(sumOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(150_000)
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
  await page.addInitScript((one) => localStorage.setItem(one, '{"until":1}'), key)
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
