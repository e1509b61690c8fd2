import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import type { HuntOffer } from '../../../contract/giver/offers.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import { GiverWindows } from '../../../src/screens/giver/giver-windows.tsx'
import { controlActors } from '../../model/controlled-actors.ts'
import { contactOf, contactsOf, finished, homeInput, informed, planned } from '../../models/pages/giver.ts'
import { accepted, noOffers } from '../../models/pages/offers.ts'
import { specimenTypes } from '../../world/answers.ts'
import { luc, manon } from '../../world/people.ts'
import { personOf } from '../run/person.ts'

const person = personOf()
const sheet = person.within('dialog', 'Luc Petit')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The contacts of a hunt, with the offers made so far. */
async function open(hunt = informed, contacts: Contact[] = contactsOf(hunt), offers: HuntOffer[] = []) {
  const { machine, settle } = controlActors(giverWindowsMachine, 'real')
  const actor = createActor(machine, { input: { ...homeInput, asked: null, specimenTypes } }).start()
  render(<GiverWindows actor={actor} isWolfhunter={false} />)
  const answer = (call: string, output: unknown) => act(() => settle(call, { output }))
  act(() => actor.send({ type: 'contacts.requested', hunt }))
  await answer('recallFilters', {})
  await answer('readDonations', { contacts, is_search_due: false })
  if (hunt !== finished[0]) await answer('listHuntOffers', { ...noOffers, may_ask: true, offers })
  await person.sees('article', 'Luc Petit')
  return answer
}
const words = async () => {
  const buttons = within(await screen.findByRole('dialog', { name: 'Luc Petit' })).getAllByRole('button')
  return buttons.map(({ textContent }) => textContent).filter(Boolean)
}

test('says in words what can be done: reach them, note a call, make an offer, note what they took', async () => {
  await open()
  await person.click('button', 'Luc Petit')
  await sheet.seesText('Bourges (0 km)')
  await sheet.within('list', 'Gibiers recherchés').seesText('2 sangliers')
  const acts = ['Copier le numéro', 'Noter l’appel', 'Proposer un animal', 'Remis…', 'Fermer']
  expect(await words()).toEqual(acts)
  const links = within(screen.getByRole('dialog', { name: 'Luc Petit' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Appeler le 06 39 98 00 11',
    'Écrire un SMS',
  ])
  expect(links[0]).toHaveProperty('href', 'tel:0639980011')
})

test.each([
  ['before the hunt, whether they would like game', planned, 'souhaitez-vous du gibier'],
  ['after it, that there is some', informed, 'Il y a du gibier après la chasse'],
])('the message asks %s', async (_, hunt, said) => {
  await open(hunt)
  await person.click('button', 'Luc Petit')
  const link = within(await screen.findByRole('dialog', { name: 'Luc Petit' })).getByRole('link', {
    name: 'Écrire un SMS',
  })
  expect(link).toHaveProperty('href', expect.stringMatching(/^sms:0639980011\?body=Bonjour%20Luc/))
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain(said)
})

test('a number that is obtained there is called, and its call noted, at once', async () => {
  const answer = await open()
  await person.click('button', 'Manon Lefèvre')
  const hers = person.within('dialog', 'Manon Lefèvre')
  await hers.doesNotSee('button', 'Noter l’appel')
  await hers.click('button', 'Obtenir le numéro de Manon Lefèvre')
  await answer('revealPhone', {
    id: contactOf(informed, manon),
    phone: manon.phone,
    shown_at: '2026-01-01T08:00:00.000Z',
  })
  await hers.sees('link', 'Appeler le 06 39 98 00 12')
  expect(document.activeElement).toHaveProperty('href', 'tel:0639980012')
  await hers.sees('button', 'Noter l’appel')
})

test('the copied number is told in words', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await person.click('button', 'Luc Petit')
  await sheet.click('button', 'Copier le numéro')
  expect(copied).toHaveBeenCalledWith('06 39 98 00 11')
  await sheet.sees('button', 'Copié.')
})

test('nothing is offered of a hunt that is reported, and nothing handed over before its day', async () => {
  await open(planned)
  await person.click('button', 'Luc Petit')
  expect(await words()).toEqual(['Copier le numéro', 'Noter l’appel', 'Proposer un animal', 'Fermer'])
})

test('a row opens wherever it is tapped, but not at the end of a selection, nor by its phone number', async () => {
  await open()
  const row = screen.getByRole('article', { name: 'Luc Petit' })
  const wishes = within(row).getByRole('list', { name: 'Gibiers recherchés' })
  vi.stubGlobal('getSelection', () => ({ isCollapsed: false }))
  fireEvent.click(wishes)
  await person.doesNotSee('dialog', 'Luc Petit')
  vi.stubGlobal('getSelection', () => ({ isCollapsed: true }))
  fireEvent.click(within(row).getByRole('link'))
  await person.doesNotSee('dialog', 'Luc Petit')
  fireEvent.click(wishes)
  await person.sees('dialog', 'Luc Petit')
})

test('a row tells the last thing said: an open meeting by its hour, otherwise the note of a call', async () => {
  const called: Contact[] = contactsOf(planned).map((contact) => ({
    ...contact,
    call: { outcome: 'callBack', text: 'samedi' },
  }))
  const meeting = { ...accepted.meeting!, starts_at: `${planned.started_at}T16:00:00.000Z` }
  const toLuc = {
    ...accepted,
    meeting,
    contact_id: contactOf(planned, luc),
    firstname: 'Luc',
    lastname: 'Petit',
  }
  await open(planned, called, [toLuc])
  const row = person.within('article', 'Luc Petit')
  await row.seesText(/Rendez-vous 1[78]\sh/)
  await row.doesNotSeeText('samedi')
  await person.within('article', 'Manon Lefèvre').seesText('À rappeler · samedi')
  // The sheet tells both.
  await person.click('button', 'Luc Petit')
  await sheet.seesText(/Rendez-vous 1[78]\sh/)
  await sheet.seesText('À rappeler · samedi')
})
