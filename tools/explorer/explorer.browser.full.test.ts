import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PACE } from './explorer-machine.ts'
import { launchChromium } from '../../tests/browser/support/chromium.ts'
import { personOf } from '../../tests/browser/support/person.ts'
import { TIME_LIMIT } from '../../tests/browser/support/time-limit.ts'

let server: PreviewServer
let browser: Browser
let page: Page
let outDir: string
const complaints: string[] = []

beforeAll(async () => {
  // As `npm run docs:build` writes it: in one file, not in the thousand of the development server.
  outDir = await mkdtemp(join(tmpdir(), 'venaison-explorer-'))
  const configFile = 'tools/explorer/vite.config.ts'
  const config = { configFile, logLevel: 'error', build: { outDir } } as const
  await build(config)
  server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } })
  browser = await launchChromium()
  page = await browser.newPage({
    baseURL: server.resolvedUrls!.local[0]!,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(TIME_LIMIT)
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.addInitScript(axe.source)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(outDir, { recursive: true, force: true })
})
afterEach(() => expect(complaints.splice(0)).toEqual([]))

const open = async (address: string) => {
  await page.goto(address)
  return personOf(page)
}
/** Waits until the state with this id, and no other, is highlighted. */
const highlights = (id: string) =>
  expect.poll(() => page.locator('[data-highlighted="state"]').getAttribute('data-of')).toBe(id)
type Axe = { run: () => Promise<{ violations: { id: string }[] }> }
const violations = () =>
  page.evaluate(async () =>
    (await (globalThis as unknown as { axe: Axe }).axe.run()).violations.map(({ id }) => id),
  )

test('A product owner finds a flow, makes something happen in it, and sees its state highlighted', async () => {
  const person = await open('./')
  await person.fill('Chercher un parcours', 'adresse e-mail et son mot')
  expect(await violations()).toEqual([])
  await person.click('link', /^Se connecter/)
  await person.sees('heading', 'Se connecter')
  await highlights('signIn.editing.fresh')
  await person.click('button', /^La personne se connecte/)
  await highlights('signIn.editing.incomplete')
  await person.within('region', 'Ce qui s’est passé').sees('button', /La personne se connecte/)
  const kept = person.within('region', 'Ce que retient le schéma')
  await kept.doesNotSeeText('secondsToWait')
  await page.getByText('Les données, par leur nom dans le code').click()
  await kept.seesText('secondsToWait')
  expect(await violations()).toEqual([])

  await page.reload()
  await highlights('signIn.editing.incomplete')
  await page.goBack()
  await highlights('signIn.editing.fresh')
})

test('A path is played to its end by itself, and a link opens it at any step', async () => {
  await page.clock.install()
  const person = await open('./#/flow/sign-in?path=1&at=2')
  await person.seesText('pas 2 / 5')
  await page.clock.pauseAt(new Date('2100-01-01'))
  await person.click('button', 'Dérouler')
  await person.seesText('pas 3 / 5')
  await page.clock.fastForward(PACE)
  await person.seesText('pas 4 / 5')
  await person.click('button', 'Pause')
  await person.click('button', 'Dérouler')
  await person.seesText('pas 5 / 5')
  await person.sees('button', 'Dérouler')
  expect(new URL(page.url()).hash).toBe('#/flow/sign-in?path=1&at=5')
  await page.clock.resume()

  await page.goto('./#/flow/sign-in?path=1&at=1')
  await person.seesText('pas 1 / 5')
  await person.seesText('npm run paths -- sign-in 1 --every')
})

test('The pages of the documents are read there too', async () => {
  const person = await open('./#/page/statecharts/index.md')
  await person.sees('heading', 'Schémas d’états')
  expect(await violations()).toEqual([])
  await person.click('link', 'Cycles de vie')
  await expect
    .poll(() => page.locator('#cycles-de-vie').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(720)
  await page.goto('./#/page/guide/particulier.md')
  await person.sees('heading', 'Guide du particulier')
})

test('A block of code begins at one edge, and its long lines wrap on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('about:blank')
  const person = await open('./#/page/guide/testeurs.md')
  await person.sees('heading', 'Guide du testeur')
  const blocks = await page.locator('pre').evaluateAll((all) =>
    all.map((block) => {
      const range = document.createRange()
      range.selectNodeContents(block.querySelector('code')!.firstChild!)
      const lines = Map.groupBy(range.getClientRects(), ({ top }) => Math.round(top)).values()
      return {
        edges: new Set([...lines].map((parts) => Math.min(...parts.map(({ left }) => Math.round(left)))))
          .size,
        cut: block.scrollWidth - block.clientWidth,
      }
    }),
  )
  expect(blocks.length).toBeGreaterThan(3)
  for (const block of blocks) expect(block).toEqual({ edges: 1, cut: 0 })
  expect(await violations()).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('A mistyped flow is answered with the nearest ones, in the address and in the search', async () => {
  const person = await open('./#/flow/donatoin')
  await person.sees('heading', 'Page introuvable')
  const proposed = person.within('region', 'Vous cherchiez peut-être')
  await proposed.sees('link', 'Déclarer qui a reçu quoi')
  expect(await violations()).toEqual([])
  await page.goto('./#/')
  await person.fill('Chercher un parcours', 'inscripton')
  await person.seesText('Aucun parcours ne correspond.')
  await proposed.sees('link', /[Ii]nscri/)
})

test.each([
  [1280, 800],
  [390, 844],
])(
  'A large chart opens legible around its state on %i × %i, and is shown whole on demand',
  async (width, height) => {
    await page.setViewportSize({ width, height })
    // Its address alone would not open the same page anew.
    await page.goto('about:blank')
    const person = await open('./#/flow/contacts')
    await person.sees('heading', 'Consulter les contacts d’une chasse')
    const pane = page.getByRole('region', { name: /^Schéma/ })
    const smallest = () =>
      pane.locator('svg[viewBox][font-family]').evaluate((svg: SVGSVGElement) => {
        const sizes = [...svg.querySelectorAll('[font-size]')].map((text) =>
          Number(text.getAttribute('font-size')),
        )
        return (Math.min(...sizes) * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width
      })
    /** How far the middle of the state is from that of the pane, in halves of the pane. */
    const offCentre = () =>
      page.locator('[data-highlighted="state"]').evaluate((state) => {
        const [own, box] = [state.getBoundingClientRect(), state.closest('section')!.getBoundingClientRect()]
        const off = (at: number, size: number, from: number, length: number) =>
          Math.abs(at + size / 2 - from - length / 2) / (length / 2)
        return Math.max(off(own.x, own.width, box.x, box.width), off(own.y, own.height, box.y, box.height))
      })
    await expect.poll(smallest).toBeGreaterThan(10.9)
    await expect.poll(offCentre).toBeLessThan(1)

    await person.click('button', 'Tout voir')
    const hidden = () =>
      pane.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight])
    await expect.poll(hidden).toEqual([0, 0])
    expect(await violations()).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
  },
)

test('A lifecycle is explored like a flow, without a screen', async () => {
  const person = await open('./#/page/statecharts/hunt.md')
  await person.click('link', 'Parcourir ce schéma dans l’explorateur')
  await highlights('hunt.planned')
  await person.click('button', /^La journée de chasse se termine/)
  await highlights('hunt.informed')
  expect(await page.getByRole('heading', { name: 'Ce que voit la personne' }).count()).toBe(0)
  expect(await violations()).toEqual([])
})
