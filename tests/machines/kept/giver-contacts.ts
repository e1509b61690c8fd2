import { httpError } from '../../model/failures.ts'
import { after, answered, failed, from, type KeptByChart } from './kept.ts'

const informed = { id: 12, started_at: '2026-03-15', hunt_state: { code: 'informed' }, hunt_previsions: [] }

const toggled = { type: 'distance.toggled' }
const chosen = { type: 'distance.chosen', distance: 12 }
const recalled = (output: object) => answered('recallFilters', output)

const due = answered('readDonations', { contacts: [{ id: 3 }], is_search_due: true })

/** What is read and noted of the contacts of a hunt. */
export const keptOfContacts: KeptByChart = {
  'contact-filters': from({ huntId: 11 }, [
    after(recalled({}), toggled, chosen).keeps({ distance: 12, huntId: 11 }),
    // The distance stays while its filter is off.
    after(recalled({}), toggled, chosen, toggled).keeps({ distance: 12 }),
    after(recalled({}), { type: 'text.typed', value: 'Girard' }).keeps({ text: 'Girard' }),
    // What was chosen before is there again, until something else is.
    after(recalled({ near: true, distance: 60 })).keeps({ distance: 60, text: '' }),
    after(recalled({ near: true, distance: 60 }), chosen).keeps({ distance: 12 }),
    after(recalled({ phoneKnown: true })).keeps({ distance: 30 }),
    after(failed('recallFilters')).keeps({ distance: 30, kept: {} }),
  ]),
  'call-note': [
    ...from({ contact: { id: 3, call: { outcome: 'callBack', text: 'samedi' } } }, [
      // The note of before, until the giver says something else.
      after().keeps({ outcome: 'callBack', words: 'samedi', isSent: false }),
      after({ type: 'outcome.chosen', outcome: 'interested' }).keeps({
        outcome: 'interested',
        words: 'samedi',
      }),
      after('note.cleared').keeps({ outcome: null, words: '' }),
    ]),
    ...from({ contact: { id: 3 } }, [
      // No longer than the server accepts.
      after({ type: 'words.typed', value: 'x'.repeat(121) }).keeps({ outcome: null, words: 'x'.repeat(120) }),
      after(
        { type: 'words.typed', value: 'samedi' },
        'form.submitted',
        failed('noteCall', httpError(422, { fields: { text: ['Trop long.'] } })),
      ).keeps({ words: 'samedi', errors: { text: ['Trop long.'] }, isSent: true }),
    ]),
  ],
  contacts: from({ hunt: informed }, [
    // One note is replaced, another removed; those of others stay.
    after(
      answered('readDonations', {
        contacts: [{ id: 3, call: { outcome: 'called', text: null } }, { id: 4 }, { id: 5 }],
        found: 3,
      }),
      { type: 'call.noted', contactId: 4, call: { outcome: null, text: 'samedi' } },
      { type: 'call.noted', contactId: 3, call: null },
    ).keeps({ contacts: [{ id: 3 }, { id: 4, call: { outcome: null, text: 'samedi' } }, { id: 5 }] }),
    after(
      answered('readDonations', { contacts: [{ id: 3 }], found: 1 }),
      'contacts.requested',
      answered('readDonations', { contacts: [], found: 0 }),
    ).keeps({ contacts: [], found: 0 }),
    // Beyond the hourly limit it is said when a search is accepted again.
    after(due, failed('obtainContacts', httpError(429, { retryAfter: 1200 })), due).keeps({
      secondsToWait: 1200,
    }),
    // Somebody received an animal: the list that stays shown is what the server says now.
    after(
      answered('readDonations', { contacts: [{ id: 3 }, { id: 4 }], found: 2 }),
      'contacts.changed',
      answered('readDonations', { contacts: [{ id: 4 }], found: 1 }),
    ).keeps({ contacts: [{ id: 4 }], found: 1 }),
  ]),
}
