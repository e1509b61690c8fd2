import { expect } from 'vitest'
import { boar, contactId, informed } from '../../world/hunts.ts'
import { cher, giver, luc } from '../../world/people.ts'
import type { World } from './in-world.ts'

export const RECALLS = '/api/v1/recalls'
const reason = 'Lésions vues à la découpe'
/** The recall of the giver's boar, and of the boars of a hunt at which Nadia got two. */
export const byTag = { tags: [boar.tag], hunted_on: '2026-03-09', reason }
export const wholeHunt = { hunted_on: '2026-02-28', city: 'bourges', specimen_type_id: 1, reason }

type Listed = {
  id: number
  state: string
  sample: string | null
  lifted_reason: string | null
  receivers: { id: number; state: string }[]
}

/** Helpers for tests about recalls. */
export function recallsIn(world: World) {
  const listed = async (person = cher): Promise<Listed[]> =>
    (await (await world.as(person)).get(RECALLS)).json().data
  /** The latest recall opened by the test; the world already has one. */
  const latest = async () => (await listed()).toSorted((one, other) => other.id - one.id)[0]!
  const open = async (body: object, person = cher) => (await world.as(person)).post(RECALLS, body)
  const handOver = async (contact = luc) =>
    (await world.as(giver)).put(`/api/v1/animals/${boar.id}/hand_over`, {
      contact_id: contactId(informed.id, contact.id),
      is_warned: 1,
    })
  const boarNow = () => world.one('animals', { id: boar.id })
  const mailsTo = (person: { email: string }) =>
    world.db().selectFrom('mails').where('recipient', '=', person.email).selectAll().orderBy('id').execute()
  const tokenOf = async (person: { email: string }) =>
    /\/rappel\/(\S+)/.exec((await mailsTo(person)).at(-1)!.text!)![1]!
  const note = async (id: number, state: string, person = cher, more: object = {}) =>
    (await world.as(person)).put(`${RECALLS}/receivers/${id}`, { state, ...more })
  async function sample() {
    const [{ id }] = (await (await world.as(cher)).get('/api/v1/samples')).json().data
    const say = async (state: string, person = cher, why?: string) => {
      const row = (await (await world.as(cher)).get('/api/v1/samples')).json().data
      const { version } = row.find((one: { id: number }) => one.id === id)
      return (await world.as(person)).put(`/api/v1/samples/${id}`, {
        state,
        on: '2026-03-10',
        version,
        reason: why,
      })
    }
    return { id, say }
  }
  /** Makes the pending sample of the giver's boar positive. */
  async function positive() {
    await world.add('sample_animals', { sample_id: 1, animal_id: boar.id })
    const { say } = await sample()
    for (const state of ['doubtful', 'positive']) expect((await say(state)).statusCode).toBe(200)
    return say
  }
  return { listed, latest, open, handOver, boarNow, mailsTo, tokenOf, note, positive }
}
