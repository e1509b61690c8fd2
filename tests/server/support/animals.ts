import { expect } from 'vitest'
import type { Animal, AnimalList } from '../../../contract/giver/animals.ts'
import { contactId, informed } from '../../world/hunts.ts'
import type { Visitor } from './app.ts'

/** Paths of the animals of a hunt, and of what is done with one. */
export const animals = (id: number | string = informed.id) => `/api/v1/hunts/self/${id}/animals`
export const animal = (id: number | string, act = '') => `/api/v1/animals/${id}${act}`

export const roe = { specimen_type_id: 2, tag: 'CHE 12' }
export const doubtful = {
  examination: 'doubtful',
  examiner_name: 'Jeanne Petit',
  examiner_number: '18-0042',
}
/** The body of a hand-over to a contact of the hunt to report. */
export const to = (person: { id: number }, more: object = {}) => ({
  contact_id: contactId(informed.id, person.id),
  is_warned: 1,
  ...more,
})

/** Notes an animal, and answers its id. */
export async function note(visitor: Visitor, body: object, hunt: number = informed.id): Promise<number> {
  const response = await visitor.post(animals(hunt), body)
  expect([response.statusCode, response.json()]).toEqual([200, { data: { id: expect.any(Number) } }])
  return response.json().data.id
}

export const list = async (visitor: Visitor, hunt: number = informed.id) =>
  (await visitor.get(animals(hunt))).json().data as AnimalList

export const one = async (visitor: Visitor, id: number, hunt: number = informed.id) =>
  (await list(visitor, hunt)).animals.find((each) => each.id === id) as Animal
