import { httpError } from '../../model/failures.ts'
import { answered, failed, type KeptByChart } from './kept.ts'

const informed = { id: 12, started_at: '2026-03-15', hunt_state: { code: 'informed' }, hunt_previsions: [] }

const toggled = { type: 'distance.toggled' }
const chosen = { type: 'distance.chosen', distance: 12 }
const recalled = (output: object) => answered('recallFilters', output)

/** What is read and noted of the contacts of a hunt. */
export const keptOfContacts: KeptByChart = {
  'contact-filters': [
    { input: { huntId: 11 }, after: [recalled({}), toggled, chosen], keeps: { distance: 12, huntId: 11 } },
    // The distance stays while its filter is off.
    { input: { huntId: 11 }, after: [recalled({}), toggled, chosen, toggled], keeps: { distance: 12 } },
    {
      input: { huntId: 11 },
      after: [recalled({}), { type: 'text.typed', value: 'Girard' }],
      keeps: { text: 'Girard' },
    },
    // What was chosen before is there again, until something else is.
    {
      input: { huntId: 11 },
      after: [recalled({ near: true, distance: 60 })],
      keeps: { distance: 60, text: '' },
    },
    {
      input: { huntId: 11 },
      after: [recalled({ near: true, distance: 60 }), chosen],
      keeps: { distance: 12 },
    },
    { input: { huntId: 11 }, after: [recalled({ phoneKnown: true })], keeps: { distance: 30 } },
    { input: { huntId: 11 }, after: [failed('recallFilters')], keeps: { distance: 30, kept: {} } },
  ],
  'call-note': [
    // The note of before, until the giver says something else.
    {
      input: { contact: { id: 3, call: { outcome: 'callBack', text: 'samedi' } } },
      after: [],
      keeps: { outcome: 'callBack', words: 'samedi', isSent: false },
    },
    {
      input: { contact: { id: 3, call: { outcome: 'callBack', text: 'samedi' } } },
      after: [{ type: 'outcome.chosen', outcome: 'interested' }],
      keeps: { outcome: 'interested', words: 'samedi' },
    },
    {
      input: { contact: { id: 3, call: { outcome: 'callBack', text: 'samedi' } } },
      after: [{ type: 'note.cleared' }],
      keeps: { outcome: null, words: '' },
    },
    // No longer than the server accepts.
    {
      input: { contact: { id: 3 } },
      after: [{ type: 'words.typed', value: 'x'.repeat(121) }],
      keeps: { outcome: null, words: 'x'.repeat(120) },
    },
    {
      input: { contact: { id: 3 } },
      after: [
        { type: 'words.typed', value: 'samedi' },
        { type: 'form.submitted' },
        failed('noteCall', httpError(422, { fields: { text: ['Trop long.'] } })),
      ],
      keeps: { words: 'samedi', errors: { text: ['Trop long.'] }, isSent: true },
    },
  ],
  contacts: [
    // One note is replaced, another removed; those of others stay.
    {
      input: { hunt: informed },
      after: [
        answered('readDonations', {
          contacts: [{ id: 3, call: { outcome: 'called', text: null } }, { id: 4 }, { id: 5 }],
          found: 3,
        }),
        { type: 'call.noted', contactId: 4, call: { outcome: null, text: 'samedi' } },
        { type: 'call.noted', contactId: 3, call: null },
      ],
      keeps: { contacts: [{ id: 3 }, { id: 4, call: { outcome: null, text: 'samedi' } }, { id: 5 }] },
    },
    {
      input: { hunt: informed },
      after: [
        answered('readDonations', { contacts: [{ id: 3 }], found: 1 }),
        { type: 'contacts.requested' },
        answered('readDonations', { contacts: [], found: 0 }),
      ],
      keeps: { contacts: [], found: 0 },
    },
    {
      // Somebody received an animal: the list that stays shown is what the server says now.
      input: { hunt: informed },
      after: [
        answered('readDonations', { contacts: [{ id: 3 }, { id: 4 }], found: 2 }),
        { type: 'contacts.changed' },
        answered('readDonations', { contacts: [{ id: 4 }], found: 1 }),
      ],
      keeps: { contacts: [{ id: 4 }], found: 1 },
    },
  ],
}
