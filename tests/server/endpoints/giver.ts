import { dayAfter } from '../../../contract/days.ts'
import { boar, contactId, generous, informed, planned, received } from '../../world/hunts.ts'
import { giver, luc, nadia, paul } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { ownSample, kindOf } from '../authority/matrix-callers.ts'
import { today } from '../support/in-world.ts'
import { givers, owned, planners } from './callers.ts'
import { confirmed, report } from './changes.ts'
import type { Rows } from './row.ts'

const by = kindOf('a giver')
const hunts = { hunts: 0, hunt_previsions: 'some' } as const
const hunt = { started_at: '2026-03-20', city_id: place('Bourges').id }
const contacts = owned(contactId(planned.id, luc.id), contactId(21, paul.id))
const plannedHunts = owned(planned.id, 20)
const animals = owned(1, 2)

/** What a giver does: territories, hunts and their contacts, animals, samples, and the report. */
export const giverRows = {
  readGiver: { who: givers },
  addTerritory: {
    who: planners,
    sends: { city_id: place('Sancerre').id },
    changes: { giver_cities: 1 },
    acts: null,
  },
  removeTerritory: {
    who: planners,
    rows: {
      ...owned(place('Vierzon').id, place('Fussy').id),
      sees: ({ id }, which) => which === 'near' && id === giver.id,
    },
    changes: { giver_cities: -1 },
    acts: null,
  },
  listHunts: { who: givers, query: '?hunt_state_code=planned' },
  readHunt: { who: givers, rows: plannedHunts },
  createHunt: {
    who: planners,
    sends: {},
    status: 422,
    right: {
      by,
      sends: {
        started_at: dayAfter(today, 3),
        city_id: place('Bourges').id,
        is_wolfhunter: 0,
        specimen_type_ids: [1],
        quantities: [1],
      },
    },
    changes: { ...hunts, hunts: 1 },
    acts: null,
  },
  // The wolfhunter's hunt is on another territory, which cannot change.
  updateHunt: {
    who: planners,
    rows: plannedHunts,
    sends: hunt,
    status: (_, which) => (which === 'near' ? 200 : 422),
    changes: { ...hunts, ...confirmed, contacts: 'some', offers: 0 },
    acts: null,
  },
  deleteHunt: {
    who: planners,
    rows: plannedHunts,
    changes: {
      ...hunts,
      ...confirmed,
      hunts: -1,
      contacts: 'some',
      offers: 'some',
      meetings: 'some',
      animals: 'some',
    },
    acts: null,
  },
  obtainContacts: { who: givers, rows: plannedHunts, changes: { contacts: 'some', hunts: 0 }, acts: null },
  listContactOrders: { who: givers, rows: plannedHunts },
  revealPhone: {
    who: givers,
    personal: true,
    rows: contacts,
    // Luc's is known already.
    right: { by, near: contactId(planned.id, nadia.id) },
    changes: { phone_reveals: 'some' },
    acts: 'phone.revealed',
  },
  noteCall: {
    who: givers,
    personal: true,
    rows: contacts,
    sends: { outcome: 'interested', text: 'rappeler samedi' },
    changes: { contacts: 0 },
    acts: null,
  },

  listAnimals: { who: givers, rows: owned(2, 21) },
  noteAnimal: {
    who: planners,
    rows: owned(2, 21),
    sends: { specimen_type_id: 1 },
    changes: { animals: 1 },
    acts: null,
  },
  updateAnimal: {
    who: planners,
    rows: animals,
    sends: { specimen_type_id: 1, version: 1 },
    changes: { animals: 0 },
    acts: null,
  },
  deleteAnimal: { who: planners, rows: animals, changes: { animals: -1 }, acts: null },
  takeAnimalBack: {
    who: planners,
    rows: animals,
    right: { by: kindOf('a wolfhunter'), near: received.id },
    changes: { animals: 0, offers: 0 },
    acts: 'animal.taken_back',
  },
  withdrawAnimal: {
    who: planners,
    rows: animals,
    sends: { withdrawal: 'kept' },
    changes: { animals: 0 },
    acts: null,
  },
  handAnimalOver: {
    who: planners,
    rows: animals,
    sends: { contact_id: 1 },
    status: 422,
    right: { by, near: boar.id, sends: { contact_id: contactId(informed.id, luc.id), is_warned: 1 } },
    changes: { animals: 0, offers: 0 },
    acts: null,
  },
  noteOwnSample: {
    who: planners,
    rows: owned(2, 21),
    sends: { animal_ids: [1], site: 'tongue', taken_on: today },
    status: (_, which) => (which === 'near' ? 200 : 422),
    changes: { samples: 1, sample_animals: 'some' },
    acts: 'sample.taken',
  },
  sendOwnSample: {
    who: planners,
    rows: owned(ownSample, 1),
    sends: { laboratory: 'LDA', reference: 'LDA-81', sent_on: today, version: 1 },
    changes: { samples: 0 },
    acts: 'sample.changed',
  },

  readDonations: { who: givers, rows: plannedHunts, acts: 'contacts.read' },
  recordDonations: {
    who: givers,
    rows: owned(2, 21),
    sends: {},
    changes: { hunts: 0, ...report },
    acts: null,
  },
  // The wolfhunter's hunt has no report.
  readReport: {
    who: givers,
    rows: owned(generous.id, 21),
    status: (_, which) => (which === 'near' ? 200 : 404),
  },
  amendDonations: {
    who: givers,
    rows: owned(generous.id, 21),
    sends: { reason: 'Une erreur', version: 1 },
    status: (_, which) => (which === 'near' ? 200 : 409),
    changes: { hunts: 0, ...report, report_requests: 'some', report_request_rows: 'some' },
    // Nadia, whom the report names, joins the recall of that hunt.
    acts: ['report.amended', 'recall.widened'],
  },
} satisfies Partial<Rows>
