import type { Report } from '../../../contract/giver/reports.ts'
import { contactId, generous } from '../../world/hunts.ts'
import { camille, nadia } from '../../world/people.ts'
import type { Visitor } from './app.ts'
import type { World } from './in-world.ts'

export const donations = (id: number | string) => `/api/v1/hunts/self/${id}/donations`
export const report = (id: number | string) => `/api/v1/hunts/self/${id}/report`
export const contact = (person: { id: number }) => contactId(generous.id, person.id)

/** The report gives Nadia two boars and a roe deer; the correction gives the second boar to Camille. */
export const correction = {
  contact_ids: [contact(nadia), contact(nadia), contact(camille)],
  quantities: [1, 1, 1],
  specimen_type_ids: [1, 2, 1],
  reason: 'Camille est repartie avec un sanglier',
  version: 1,
}
export const nothing = { contact_ids: [], quantities: [], specimen_type_ids: [] }

/** Corrects the report. */
export const amend = (visitor: Visitor, body: object, key = 'a-key') =>
  visitor.send('PUT', donations(generous.id), { body, headers: { 'idempotency-key': key } })

export const read = async (visitor: Visitor, id: number = generous.id) =>
  (await visitor.get(report(id))).json().data as Report

/** What counts as given at that hunt. */
export const given = async (world: World, hunt_id: number = generous.id) =>
  (
    await world.all('donations', { hunt_id }, 'receiver_id', 'specimen_type_id', 'quantity', 'federation_id')
  ).toSorted((a, b) => a.receiver_id - b.receiver_id || a.specimen_type_id - b.specimen_type_id)
