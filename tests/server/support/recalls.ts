import { expect } from 'vitest'
import { boar, contactId, informed } from '../../world/hunts.ts'
import { cher, giver, luc } from '../../world/people.ts'
import type { World } from './in-world.ts'

export const RECALLS = '/api/v1/recalls'
export const SAMPLES = '/api/v1/samples'
const reason = 'Lésions vues à la découpe'
/** Why a positive result is discarded. */
export const discarding = { reason: 'Contre-analyse LNR 44' }
/** The recall of the giver's boar, and of the boars of a hunt at which Nadia got two. */
export const byTag = { tags: [boar.tag], hunted_on: '2026-03-09', reason }
export const wholeHunt = { hunted_on: '2026-02-28', city: 'bourges', specimen_type_id: 1, reason }

/** Hands the giver's boar over to Luc. */
export const handBoarOver = (world: World) =>
  world.put(giver, `/api/v1/animals/${boar.id}/hand_over`, {
    contact_id: contactId(informed.id, luc.id),
    is_warned: 1,
  })

/** Helpers for tests about the sample of the giver's boar with a reference. */
export function sampleIn(world: World, reference: string) {
  const entry = { tags: [boar.tag], laboratory: 'LDA du Cher', reference, taken_on: '2026-03-09' }
  const found = async (person = cher) =>
    (await world.read(person, SAMPLES)).find((one: { reference: string }) => one.reference === reference)
  const take = async (more: object = {}) =>
    expect((await world.post(cher, SAMPLES, { ...entry, ...more })).statusCode).toBe(200)
  /** Records a new state, as somebody who has read the sample. */
  async function say(state: string, changes: object = {}, person = cher) {
    const { id, version } = await found()
    const response = await world.put(person, `${SAMPLES}/${id}`, {
      state,
      on: '2026-03-10',
      version,
      ...changes,
    })
    return response.statusCode
  }
  async function sayAll(...states: string[]) {
    for (const state of states) expect([state, await say(state)]).toEqual([state, 200])
  }
  return { entry, found, take, say, sayAll }
}

type Listed = {
  id: number
  state: string
  sample: string | null
  lifted_reason: string | null
  receivers: { id: number; state: string }[]
}

/** Helpers for tests about recalls. */
export function recallsIn(world: World) {
  const listed = (person = cher): Promise<Listed[]> => world.read(person, RECALLS)
  /** The latest recall opened by the test; the world already has one. */
  const latest = async () => (await listed()).toSorted((one, other) => other.id - one.id)[0]!
  const open = (body: object, person = cher) => world.post(person, RECALLS, body)
  const handOver = () => handBoarOver(world)
  const boarNow = () => world.one('animals', { id: boar.id })
  const mailsTo = (person: { email: string }) =>
    world.all('mails', { recipient: person.email }, 'id', 'subject', 'text', 'sent_at')
  const tokenOf = async (person: { email: string }) =>
    /\/rappel\/(\S+)/.exec((await mailsTo(person)).at(-1)!.text!)![1]!
  const note = (id: number, state: string, person = cher, more: object = {}) =>
    world.put(person, `${RECALLS}/receivers/${id}`, { state, ...more })
  /** Makes the pending sample of the giver's boar positive. */
  async function positive() {
    await world.add('sample_animals', { sample_id: 1, animal_id: boar.id })
    const { say, sayAll } = sampleIn(world, 'LDA-77')
    await sayAll('doubtful', 'positive')
    return say
  }
  /** How many recalls staff has to care for. */
  const waiting = async () => (await world.read(cher, '/api/v1/todo/count')).recalls as number
  return { listed, latest, open, handOver, boarNow, mailsTo, tokenOf, note, positive, waiting }
}
