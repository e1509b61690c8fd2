import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { prepare } from '../../../server/prepare.ts'
import { serve } from '../support/application.ts'
import { clockOfRun } from '../../world/today.ts'
import { closeDevices, sharedChromium } from '../support/chromium.ts'
import { openDevice } from '../support/open-device.ts'

/** How many people a giver reads without scrolling, at the least, and the smallest target of a thumb. */
const AT_ONCE = 8
const THUMB = 44
/** What the first screen asks of whoever looks at it, at the most. */
const CONTROLS = 22
const WORDS = 140

let application: Awaited<ReturnType<typeof serve>>
let browser: Browser

beforeAll(async () => {
  application = await serve({ now: clockOfRun })
  await prepare(application.db, { demo: true, now: clockOfRun() })
  browser = await sharedChromium()
})
afterAll(async () => {
  await closeDevices()
  await application?.stop()
})

/** The demonstration's giver on a phone, and their hunts that are not reported yet. */
async function onPhone() {
  const touched = { hasTouch: true, isMobile: true }
  const { page, signIn } = await openDevice(browser, application.url, touched)
  await signIn({ email: 'giver@example.org' }, '/giver')
  await page.waitForURL(({ pathname }) => pathname === '/giver')
  const hunts = await page.evaluate(async () => {
    const listed = ['planned', 'informed'].map(async (code) => {
      const path = `/api/v1/hunts/self?hunt_state_code=${code}&page=1&perPage=999999`
      const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
      return ((await (await fetch(path, { headers })).json()) as { data: Hunt[] }).data
    })
    return (await Promise.all(listed)).flat()
  })
  return { page, hunts }
}

/** How many rows lie in full within what their window shows. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('[data-scroll-body]')!.getBoundingClientRect()
    const rows = [...document.querySelectorAll('[data-scroll-body] article')]
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= body.top && bottom <= body.bottom
    }).length
  })

/** The controls in sight that are smaller than a thumb, or of which another control covers the middle. */
const missed = (page: Page, least: number) =>
  page.evaluate((least) => {
    const body = document.querySelector('[data-scroll-body]')!.getBoundingClientRect()
    const controls = [...document.querySelectorAll('[data-scroll-body] article :is(a, button, select)')]
    return controls.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const middle = top + height / 2
      if (middle <= body.top || middle >= body.bottom) return []
      const hit = document.elementFromPoint(left + width / 2, middle)
      const isCovered = hit !== null && hit.closest('a, button, select') !== one
      const isLow = !one.closest('ul, fieldset') && Math.round(height) < least
      return isCovered || isLow ? [one.getAttribute('aria-label') ?? one.textContent] : []
    })
  }, least)

/** The controls in sight of a window, those of them without a word that is seen, and the number of words. */
const asked = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]')!
    const body = dialog.querySelector('[data-scroll-body]')!
    const { top, bottom } = body.getBoundingClientRect()
    const isSeen = (one: Element, { y, width, height }: DOMRect) => {
      const middle = y + height / 2
      return width > 1 && height > 1 && (!body.contains(one) || (middle > top && middle < bottom))
    }
    const words: string[] = []
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    const told = new Set<Element>()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const range = document.createRange()
      range.selectNodeContents(text)
      const parent = text.parentElement!
      if (!isSeen(parent, range.getBoundingClientRect()) || !isSeen(parent, parent.getBoundingClientRect()))
        continue
      // A phone number is one.
      const said = (text.textContent ?? '')
        .replaceAll(/(?<=\d)\s(?=\d)/g, '')
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word))
      words.push(...said)
      const control = parent.closest('a, button')
      if (control && said.length > 0) told.add(control)
    }
    const controls = [...dialog.querySelectorAll('a, button, input, select')].filter((one) =>
      isSeen(one, one.getBoundingClientRect()),
    )
    return {
      controls: controls.length,
      wordless: controls
        .filter((one) => !told.has(one) && !one.getAttribute('placeholder'))
        .map((one) => one.getAttribute('aria-label')),
      words: words.length,
    }
  })

test('a giver reads eight contacts of each open hunt of the demonstration on a phone before scrolling', async () => {
  const { page, hunts } = await onPhone()
  expect(new Set(hunts.map(({ hunt_state }) => hunt_state.code))).toEqual(new Set(['planned', 'informed']))
  for (const { id } of hunts) {
    await page.goto(`/giver?contacts=${id}`)
    await page.getByRole('dialog').getByRole('article').nth(AT_ONCE).waitFor()
    const of = (what: string) => `${what} of hunt ${id}`
    await expect.poll(() => readable(page), { message: of('rows') }).toBeGreaterThanOrEqual(AT_ONCE)
    expect(await missed(page, THUMB), of('controls')).toEqual([])
    const { controls, wordless, words } = await asked(page)
    expect(wordless, of('controls without a word')).toEqual([])
    expect(controls, of('controls')).toBeLessThanOrEqual(CONTROLS)
    expect(words, of('words')).toBeLessThanOrEqual(WORDS)
  }
})

test('a tap on « + » in a report leaves the button where it was, so that a second tap counts another one', async () => {
  const { page, hunts } = await onPhone()
  const { id } = hunts.find(({ hunt_state }) => hunt_state.code === 'informed')!
  await page.goto(`/giver?report=${id}`)
  const more = page.getByRole('dialog').getByRole('button', { name: /^Un .+ de plus pour / })
  await more.first().waitFor()
  expect(await missed(page, THUMB)).toEqual([])
  const before = (await more.first().boundingBox())!
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
  await page.touchscreen.tap(x, y)
  await page.getByText('Votre saisie est gardée sur cet appareil').waitFor()
  expect(await more.first().boundingBox()).toEqual(before)
  await page.touchscreen.tap(x, y)
  await page.getByText('Total : 2 gibiers pour 1 personne').waitFor()
})
