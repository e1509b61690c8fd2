import { httpError } from '../../model/failures.ts'
import { listedBoar } from '../../models/pages/animals.ts'
import { after, answered, elapsed, failed, from, type KeptByChart } from './kept.ts'

const planned = { id: 12, started_at: '2026-03-15', hunt_state: { code: 'planned' }, hunt_previsions: [] }
const informed = { ...planned, hunt_state: { code: 'informed' } }
const boar = { id: 1, label: 'Sanglier', label_plural: 'Sangliers' }
const shot = { id: 81, specimen_type_id: 1, tag: '18-0042', state: 'carcass', version: 1, sample: null }
const later = 'Un autre a noté cet animal.'

const newHunt = { hunt: null, today: '2026-03-10', mainCityId: 5, formKey: 'form' }
const territories = [{ id: 5, label_full: '18000 BOURGES' }]
const territoriesRead = answered('readGiver', { cities: territories })

const reporting = { hunt: informed, specimenTypes: [boar] }
const noDraft = answered('recallDraft', {})
const gave = { type: 'quantity.chosen', contactId: 3, specimenTypeId: 1, quantity: 2 }
const contactsRead = { type: 'contacts.read', contacts: [{ id: 3, donations: [], handed_over: [] }] }
const refusal = httpError(422, { fields: { quantities: ['Dix animaux au plus.'] } })
const reported = [
  noDraft,
  contactsRead,
  gave,
  { type: 'donations.submitted' },
  { type: 'donations.confirmed' },
]

const amending = { hunt: informed, report: { version: 1 }, specimenTypes: [boar], formKey: 'form' }
const noCorrection = answered('recallCorrection', { quantities: {}, reason: '' })
const corrected = [noCorrection, contactsRead, gave]
const sentCorrection = [
  ...corrected,
  { type: 'correction.submitted' },
  { type: 'reason.typed', value: 'Un animal de trop était noté.' },
  { type: 'correction.confirmed' },
]

const delegated = {
  id: 901,
  starts_at: '2026-03-15T17:00:00.000Z',
  ends_at: '2026-03-15T17:30:00.000Z',
  delegate: { name: 'Odile Marchand', phone: '0639980077' },
  is_open: true,
  noted: [],
}
const listed = answered('listDelegatedMeetings', [delegated])
const noted = { ...delegated, noted: [{ name: 'Manon Girard', what: 'handedOver' }] }

const offer = { id: 7, contact_id: 3, state: 'sounded', meeting: null, absence: null }
const offers = { offers: [offer], may_ask: true, candidates: 0, next: null, turns: [] }

/** What a giver enters, and what is read of their hunts. */
export const keptOfGiver: KeptByChart = {
  // What the device says last, also while the game types are read.
  'giver-home': from({ asked: null }, [
    after().keeps({ begun: { reports: [], corrections: [] } }),
    after(answered('watchEntries', { reports: [12], corrections: [3] })).keeps({
      begun: { reports: [12], corrections: [3] },
    }),
    after(
      answered('watchEntries', { reports: [12], corrections: [] }),
      'hunts.changed',
      answered('watchEntries', { reports: [], corrections: [] }),
    ).keeps({ begun: { reports: [], corrections: [] } }),
  ]),
  'hunt-form': [
    ...from(newHunt, [
      // The Sunday after, on the main territory.
      after(territoriesRead).keeps({ territories, startedAt: '2026-03-15', cityId: 5 }),
    ]),
    ...from({ ...newHunt, hunt: planned }, [after(territoriesRead).keeps({ territories })]),
    ...from(newHunt, [
      after(territoriesRead, 'form.submitted', failed('createHunt')).keeps({
        isSent: true,
        startedAt: '2026-03-15',
        cityId: 5,
      }),
    ]),
  ],
  'giver-windows': from({ mayPlan: true, asked: null, specimenTypes: [], newKey: () => 'form' }, [
    after(
      { type: 'contacts.requested', hunt: informed },
      { type: 'contacts.read', contacts: [] },
      { type: 'contact.requested', contact: { id: 3 } },
      'window.closed',
      'window.closed',
    ).keeps({ hunt: null, contact: null, report: null }),
    // Who was obtained or noted meanwhile is annotated as they are now.
    after(
      { type: 'contacts.requested', hunt: informed },
      { type: 'contacts.read', contacts: [] },
      { type: 'contact.requested', contact: { id: 3 } },
      { type: 'callNote.requested', contact: { id: 3, call: { outcome: 'called', text: null } } },
    ).keeps({ contact: { id: 3, call: { outcome: 'called', text: null } } }),
  ]),
  donation: [
    ...from({ ...reporting, specimenTypes: [] }, [
      after(noDraft, { type: 'specimenTypes.read', types: [boar] }).keeps({ specimenTypes: [boar] }),
    ]),
    ...from(reporting, [
      after(noDraft, gave).keeps({ quantities: { 3: { 1: 2 } } }),
      after(...reported, failed('recordDonations', refusal)).keeps({
        errors: ['Dix animaux au plus.'],
        quantities: { 3: { 1: 2 } },
        isSent: true,
      }),
      after(...reported, failed('recordDonations', refusal), 'draft.discarded').keeps({ quantities: {} }),
    ]),
  ],
  'report-amendment': from(amending, [
    after(...corrected).keeps({ quantities: { 3: { 1: 2 } } }),
    after(...sentCorrection, failed('amendDonations', refusal), 'draft.discarded').keeps({
      quantities: {},
      reason: '',
    }),
  ]),
  'animal-windows': from({ hunt: informed, mayNote: true }, [
    after({ type: 'animal.opened', animal: shot }, 'window.closed').keeps({ animal: null }),
  ]),
  'animal-form': from({ hunt: informed, animal: listedBoar }, [
    after('form.submitted', failed('updateAnimal', httpError(409, { message: later }))).keeps({
      reason: later,
      isSent: true,
    }),
  ]),
  'own-sample': from({ hunt: informed, animal: shot, boars: [shot] }, [
    after(
      { type: 'field.typed', field: 'site', value: 'tongue' },
      'form.submitted',
      failed('noteOwnSample'),
    ).keeps({ isSent: true, boarIds: [81] }),
  ]),
  'delegated-meetings': from({ hunt: planned }, [
    after(
      listed,
      elapsed('POLL_PAUSE', 'delegatedMeetings.listed.fresh'),
      answered('listDelegatedMeetings', [noted]),
    ).keeps({ meetings: [noted] }),
    after(
      listed,
      { type: 'link.requested', meeting: delegated },
      answered('makeMeetingLink', { url: 'https://venaison.example.org/rendez-vous/secret' }),
    ).keeps({ meeting: delegated, url: 'https://venaison.example.org/rendez-vous/secret' }),
    // The link of one meeting is not shown with another.
    after(
      listed,
      { type: 'link.requested', meeting: delegated },
      answered('makeMeetingLink', { url: 'https://venaison.example.org/rendez-vous/secret' }),
      listed,
      { type: 'link.requested', meeting: { ...delegated, id: 902 } },
    ).keeps({ url: '' }),
  ]),
  'hunt-offers': from({ hunt: planned, formKey: 'form' }, [
    after(
      answered('listHuntOffers', offers),
      { type: 'withdrawal.requested', offer },
      'question.confirmed',
      failed('withdrawOffer', httpError(409, { message: 'Cette personne vient d’accepter.' })),
    ).keeps({ reason: 'Cette personne vient d’accepter.' }),
  ]),
}
