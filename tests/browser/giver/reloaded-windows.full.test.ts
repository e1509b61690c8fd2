import { expect, test } from 'vitest'
import { listedBoar } from '../../models/pages/animals.ts'
import { contactOf, finished, informed, planned } from '../../models/pages/giver.ts'
import { met, paulsOffer } from '../../models/pages/offers.ts'
import { luc, wolfhunter } from '../../world/people.ts'
import { lookAt } from '../support/page-at-rest.ts'
import { startAtHome } from './at-home.ts'

const home = startAtHome()
const list = `/giver?animals=${informed.id}`
const contacts = `/giver?contacts=${informed.id}`

/** Each window that has an address, and the address of what it lies over. */
const windows: [address: string, below: string][] = [
  ...['documents=1', 'territories=1', 'planning=1', `edition=${planned.id}`].map(own),
  ...[`contacts=${planned.id}`, `animals=${informed.id}`].map(own),
  ...[`report=${informed.id}`, `report=${finished[0]!.id}`].map(own),
  ...['contact', 'note', 'handover'].map(over(contacts, contactOf(informed, luc))),
  ...['animal', 'correction', 'handover', 'sample'].map(over(list, listedBoar.id)),
]
function own(window: string): [string, string] {
  return [`/giver?${window}`, '/giver']
}
function over(below: string, id: number) {
  return (window: string): [string, string] => [`${below}&${window}=${id}`, below]
}

/** The title of the window on top, once everything has arrived; empty without one. */
async function title(): Promise<string | undefined> {
  if ((await lookAt(home.page)).isBusy) return undefined
  return home.page.evaluate(() => {
    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    return top?.querySelector('h2')?.textContent ?? ''
  })
}

/** Opens an address, and waits for a window with another title than that of the window below. */
async function open(address: string, below = ''): Promise<string> {
  await home.page.goto(address)
  let shown: string | undefined
  const isThere = async () => Boolean((shown = await title())) && shown !== below
  await expect.poll(isThere, { message: address }).toBe(true)
  return shown!
}

/** Opens a window by its address, reloads, and goes back. */
async function reload([address, below]: [string, string]) {
  const { page } = home
  const message = address
  const opened = await open(address, below === '/giver' ? '' : await open(below))
  await page.reload()
  await expect.poll(title, { message }).toBe(opened)
  expect(home.address()).toBe(address)
  await page.goBack()
  await expect.poll(home.address, { message }).toBe(below)
  await expect.poll(title, { message }).not.toBe(opened)
}

test('Each window is there again after a reload, and Back leaves it for what it lies over', async () => {
  for (const window of windows) await reload(window)
  await home.openAs(wolfhunter)
  await home.closeReminder()
  const below = `/giver?contacts=${met.id}`
  await reload([`${below}&meeting=${paulsOffer.contact_id}`, below])
})
