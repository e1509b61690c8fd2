import { expect, test } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { Contact } from '../../../contract/giver/contacts.ts'
import { giverWindowsMachine } from '../../../machines/giver/giver-windows.ts'
import type { AskedContact } from '../../../machines/giver/giver-windows-types.ts'
import { contactsOf, finished, homeInput, informed, planned } from '../../models/pages/giver.ts'

const [known] = contactsOf(informed) as [Contact, ...Contact[]]
const called: Contact = { ...known, id: 901, phone: '06 39 98 00 11' }
const noted: Contact = { ...known, id: 902, phone: null, call: { outcome: 'callBack', text: null } }
const { call: _, ...uncalled } = known
const stranger: Contact = { ...uncalled, id: 903, phone: null, shown_at: null }

const contacts = [stranger, called, noted]

/** Where an address leads, once the contacts of the hunt are read. */
function arrive(window: AskedContact['window'], contactId: number, hunt = informed, mayPlan = true) {
  let [state] = initialTransition(giverWindowsMachine, {
    ...homeInput,
    specimenTypes: [],
    mayPlan,
    asked: null,
  })
  const said: unknown[] = []
  for (const event of [
    { type: 'contacts.requested', hunt, askedContact: { window, contactId } },
    { type: 'contacts.read', contacts },
  ] as const) {
    const [next, actions] = transition(giverWindowsMachine, state, event)
    state = next
    for (const { type, params } of actions) if (type === 'announce') said.push(params)
  }
  return { at: state.value, whose: state.context.contact?.id, asked: state.context.askedContact, said }
}

const list = { at: { consulting: 'browsing' }, whose: undefined, asked: null, said: [] as unknown[] }

test('an address opens the note of a contact whose number is known, or who has a note', () => {
  for (const { id } of [called, noted])
    expect(arrive('note', id)).toEqual({
      at: { consulting: 'annotating' },
      whose: id,
      asked: null,
      said: [],
    })
  expect(arrive('note', stranger.id)).toEqual(list)
})

test('an address opens the sheet of any contact of the hunt', () => {
  for (const hunt of [planned, informed, finished[0]])
    expect(arrive('contact', stranger.id, hunt)).toMatchObject({
      at: { consulting: 'choosing' },
      whose: stranger.id,
      asked: null,
    })
})

test('an address opens what a contact took from the day of the hunt until its report', () => {
  expect(arrive('handover', stranger.id)).toMatchObject({ at: { consulting: 'handingOver' } })
  expect(arrive('handover', stranger.id, planned)).toEqual(list)
  expect(arrive('handover', stranger.id, finished[0])).toEqual(list)
  expect(arrive('handover', stranger.id, informed, false)).toEqual(list)
})

test('somebody who is no contact of the hunt leads to its contacts, and the page says so', () => {
  const said = [{ text: 'Cette personne n’est plus parmi les contacts de cette chasse.' }]
  for (const window of ['contact', 'note', 'handover', 'meeting'] as const)
    expect(arrive(window, 999_999)).toEqual({ ...list, said })
  expect(arrive('meeting', stranger.id)).toEqual(list)
})
