import { contactId, planned } from '../../world/hunts.ts'
import { luc, paul } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { givers, owned, planners, type Row } from './matrix-rows.ts'

const hunt = { started_at: '2026-03-20', city_id: place('Bourges').id }

/** Rows of the matrix: a giver's hunts and their contacts. */
export const huntRows = {
  listHunts: { who: givers, query: '?hunt_state_code=planned' },
  readHunt: { who: givers, rows: owned(planned.id, 20) },
  createHunt: { who: planners, sends: {}, status: 422 },
  // The wolfhunter's hunt is on another territory, which cannot change.
  updateHunt: {
    who: planners,
    rows: owned(planned.id, 20),
    sends: hunt,
    status: (_, which) => (which === 'near' ? 200 : 422),
  },
  deleteHunt: { who: planners, rows: owned(planned.id, 20) },
  obtainContacts: { who: givers, rows: owned(planned.id, 20) },
  listContactOrders: { who: givers, rows: owned(planned.id, 20) },
  noteCall: {
    who: givers,
    personal: true,
    rows: owned(contactId(planned.id, luc.id), contactId(21, paul.id)),
    sends: { outcome: 'interested', text: 'rappeler samedi' },
  },
} satisfies Record<string, Row>
