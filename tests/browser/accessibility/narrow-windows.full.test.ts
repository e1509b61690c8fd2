import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { listedBoar } from '../../models/pages/animals.ts'
import { contactOf, finished, informed, planned } from '../../models/pages/giver.ts'
import { met, paulsOffer } from '../../models/pages/offers.ts'
import { admin, giver, luc, receiver, wolfhunter } from '../../world/people.ts'
import { beyondTheEdge } from '../support/beyond-the-edge.ts'
import { brokenWords } from '../support/broken-words.ts'
import { enlarge } from '../support/open-device.ts'
import { startDevices } from '../support/start.ts'
import { lookAt } from '../support/page-at-rest.ts'

/** WCAG 1.4.4 « Resize text » and 1.4.10 « Reflow ». */
const windows = [
  ['at 320 × 256', { width: 320, height: 256 }, 100],
  ['with text of twice its size on a phone', { width: 390, height: 844 }, 200],
] as const

const devices = startDevices()

const readableHeight = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-scroll-body]')].at(-1)!.clientHeight)

test.each(windows)('nothing reaches beyond the edge %s', async (_, viewport, size) => {
  const device = await devices.open({ reducedMotion: 'reduce', viewport })
  const { context, page } = device
  await enlarge(page, size)
  /** Looks once everything has arrived, until what moves is in its place. */
  const look = async (at: string) => {
    await expect.poll(async () => (await lookAt(page)).isBusy, { message: at }).toBe(false)
    await expect.poll(() => beyondTheEdge(page), { message: at }).toEqual([])
    expect(await brokenWords(page), at).toEqual([])
  }
  const visit = async (path: string) => {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    await look(path)
  }
  const signIn = async (somebody: { email: string }) => {
    await context.clearCookies()
    await device.signIn(somebody)
    await page.waitForURL(({ pathname }) => pathname !== '/login')
    await page.locator('h1').first().waitFor()
  }

  for (const path of ['/login', '/register', '/register/receiver', paths.privacy]) await visit(path)

  await signIn(giver)
  await page.getByRole('alertdialog').waitFor()
  await look('the reminder of a giver')
  await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await look('/giver')
  await page.goto('/giver?contacts=1')
  await page
    .getByRole('button', { name: /^Obtenir/ })
    .first()
    .waitFor()
  await look('the contacts of a hunt')
  // Half of the window at least is left for what one reads.
  expect(await readableHeight(page)).toBeGreaterThan(viewport.height / 2)
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await look('the filters of contacts')
  const open = async (addresses: string[]) => {
    for (const address of addresses) {
      await page.goto(address)
      await page.getByRole('dialog').last().waitFor()
      await look(address)
    }
  }
  const own = ['documents=1', 'territories=1', 'planning=1', `edition=${planned.id}`]
  const contacts = `contacts=${informed.id}`
  const ofLuc = contactOf(informed, luc)
  const list = `animals=${informed.id}`
  const ofAHunt = [
    `${contacts}&contact=${ofLuc}`,
    `${contacts}&note=${ofLuc}`,
    `${contacts}&handover=${ofLuc}`,
    list,
    ...['animal', 'correction', 'handover', 'sample'].map((window) => `${list}&${window}=${listedBoar.id}`),
    `report=${informed.id}`,
    `report=${finished[0]!.id}`,
  ]
  await open([...own, ...ofAHunt].map((window) => `/giver?${window}`))
  await visit('/account')
  await open(['/account?modifier=1'])

  await signIn(wolfhunter)
  await open([`/giver?contacts=${met.id}&meeting=${paulsOffer.contact_id}`])

  await signIn(receiver)
  await look('/receiver')

  await signIn(admin)
  const { todo, giverValidation, overdueHunts, deletionRequests, refusedMails, absences, corrections } = paths
  for (const path of [todo, giverValidation, overdueHunts, deletionRequests, refusedMails, absences])
    await visit(path)
  const { users, federations, roles, samples, recalls, sanitaryRules, serviceState } = paths
  for (const path of [corrections, users, federations, samples, recalls, sanitaryRules, roles, serviceState])
    await visit(path)
  await visit(paths.statistics)
  const links = page.getByRole('main').getByRole('link')
  await links.first().waitFor()
  const statistics = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(statistics.length).toBeGreaterThan(3)
  for (const path of statistics) await visit(path)
})
