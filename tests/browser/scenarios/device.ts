import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Name, pattern, type Person, type Role } from '../../model/person.ts'
import { elementLabel } from '../support/element-labels.ts'
import { leave, serveEmptyPage } from '../support/empty-page.ts'
import { goTo } from '../support/go-to.ts'
import { personOf } from '../support/person.ts'
import { clockOfRun } from '../../world/today.ts'
import { sizes } from '../support/examination.ts'
import { TIME_LIMIT } from '../support/time-limit.ts'

/** A person using a page, who also reads lists and counts. */
export interface Reader extends Person {
  /** The texts of all elements of a role, in page order, with normalised white space. */
  texts(role: Role, name?: Name): Promise<string[]>
  /**
   * Waits for at least so many elements of a role, since a list renders its rows after its count; answers
   * their texts.
   */
  severalTexts(role: Role, count: number): Promise<string[]>
  reads(role: Role, texts: readonly string[]): Promise<void>
  counts(role: Role, count: number, name?: Name): Promise<void>
  /** The options of a select, without the placeholder. */
  choices(label: Name): Promise<string[]>
  value(label: Name): Promise<string>
  checkFirst(): Promise<void>
  /** An attribute of a field: `type`, `min`, `max`, `maxlength`, `placeholder`. */
  attribute(label: Name, attribute: string): Promise<string | null>
  seesInvalid(label: Name): Promise<void>
  seesLocked(label: Name): Promise<void>
  target(name: Name): Promise<string | null>
  within(role: Role, name: Name): Reader
}

export interface Someone extends Reader {
  open(path: string): Promise<void>
  /** Waits until the page has this path, and this query if given. */
  isAt(path: string): Promise<void>
  /** Downloads a file by a link or button; answers its name. */
  downloads(role: Role, name: Name): Promise<string>
  /** Performs a gesture and waits for the call it makes; answers its body. */
  sends(method: string, path: RegExp, act: () => Promise<void>): Promise<unknown>
  /** The calls with methods other than GET since the page was opened. */
  readonly writes: readonly string[]
  /** Answers calls with this status and body from now on, like a broken server. */
  breaks(path: RegExp, status: number, body: object | string): Promise<void>
  /** Leaves calls unanswered from now on. */
  holds(path: RegExp): Promise<void>
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

function readerOf(page: Page, scope: Page | Locator): Reader {
  const find = (role: Role, name?: Name) =>
    scope.getByRole(role, name === undefined ? {} : { name: pattern(name, true) })
  const texts = async (role: Role, name?: Name) => (await find(role, name).allInnerTexts()).map(oneSpace)
  return {
    ...personOf(page, scope),
    texts,
    async severalTexts(role, count) {
      await find(role)
        .nth(count - 1)
        .waitFor()
      return texts(role)
    },
    reads: (role, wanted) =>
      expect.poll(() => texts(role), { message: elementLabel(role, '…') }).toEqual(wanted),
    counts: (role, count, name) =>
      expect
        .poll(() => find(role, name).count(), {
          message: `combien de fois ${elementLabel(role, name ?? '…')}`,
        })
        .toBe(count),
    async choices(label) {
      const select = find('combobox', label)
      if ((await select.evaluate(({ tagName }) => tagName)) === 'SELECT')
        return (await select.locator('option:not([value=""])').allTextContents()).map(oneSpace)
      await select.click()
      const options = page.getByRole('listbox').getByRole('option')
      await options.first().waitFor()
      const offered = (await options.allInnerTexts()).map(oneSpace)
      await page.keyboard.press('Escape')
      await options.first().waitFor({ state: 'detached' })
      return offered
    },
    value: (label) => scope.getByLabel(pattern(label, true)).first().inputValue(),
    checkFirst: () => scope.getByRole('checkbox').first().click(),
    attribute: (label, attribute) => scope.getByLabel(pattern(label, true)).first().getAttribute(attribute),
    seesInvalid: (label) =>
      expect
        .poll(() => scope.getByLabel(pattern(label, true)).first().getAttribute('aria-invalid'), {
          message: `${elementLabel('textbox', label)} est signalé`,
        })
        .toBe('true'),
    seesLocked: (label) =>
      expect
        .poll(() => scope.getByLabel(pattern(label, true)).first().isDisabled(), {
          message: `${elementLabel('textbox', label)} ne peut pas être utilisé`,
        })
        .toBe(true),
    target: (name) => find('link', name).first().getAttribute('href'),
    within: (role, name) => readerOf(page, find(role, name)),
  }
}

export type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** A device and its developer tools. */
type Device = { page: Page; devtools: CDPSession }

/**
 * A function that opens devices; `cookies`: of the signed-in person. A closed device loses everything except the
 * application's cached files and its process, so that the next one need not load and compile them.
 */
export function deviceOpener(browser: Browser, baseURL: string) {
  const closed: Device[] = []
  const newDevice = async (): Promise<Device> => {
    const context = await browser.newContext({
      baseURL,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      viewport: sizes[1],
    })
    context.setDefaultTimeout(TIME_LIMIT)
    await context.clock.install({ time: clockOfRun() })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await serveEmptyPage(devtools)
    return { page, devtools }
  }
  return async (cookies: Cookies = []) => {
    const device = closed.pop() ?? (await newDevice())
    const { page, devtools } = device
    await page.context().addCookies(cookies)
    const close = async () => {
      // What is held ends with its page; let through, it would reach the data of the next scenario.
      await leave(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      page.removeAllListeners('request')
      await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()))
      await page.context().clearCookies()
      await devtools.send('Page.resetNavigationHistory')
      closed.push(device)
    }
    return { ...someoneAt(page), view: () => page.locator('body').ariaSnapshot(), close }
  }
}

function someoneAt(page: Page): Someone {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return {
    ...readerOf(page, page),
    writes,
    open: (path) => goTo(page, path),
    isAt: (path) =>
      expect
        .poll(
          () => {
            const { pathname, search } = new URL(page.url())
            return path.includes('?') ? pathname + search : pathname
          },
          { message: 'l’adresse de la page' },
        )
        .toBe(path),
    async downloads(role, name) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole(role, { name: pattern(name, true) }).click(),
      ])
      return download.suggestedFilename()
    },
    async sends(method, path, act) {
      const [request] = await Promise.all([
        page.waitForRequest((each) => each.method() === method && path.test(new URL(each.url()).pathname)),
        act(),
      ])
      // Otherwise the call might reach the data after the next scenario has restored them.
      await request.response()
      return request.headers()['content-type']?.includes('json') ? request.postDataJSON() : request.postData()
    },
    breaks: async (path, status, body) =>
      void (await page.route(
        ({ pathname }) => path.test(pathname),
        (route) =>
          route.fulfill({
            status,
            ...(typeof body === 'string' ? { body, contentType: 'text/plain' } : { json: body }),
          }),
      )),
    holds: async (path) =>
      void (await page.route(
        ({ pathname }) => path.test(pathname),
        () => {},
      )),
  }
}
