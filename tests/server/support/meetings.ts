import type { HuntOffer } from '../../../contract/giver/offers.ts'
import type { OwnOffer } from '../../../contract/receiver/offers.ts'
import { planned } from '../../world/hunts.ts'
import { giver } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import type { Visitor } from './app.ts'
import { today, type World } from './in-world.ts'
import { answer, of, offerTo, own } from './offers.ts'

type Named = { id: number; firstname: string; email: string }

/** A meeting this evening at the church: six hours after noon in France. */
export const entry = (more: object = {}) => ({
  specimen_type_id: 1,
  place: 'Place de l’église',
  city_id: place('Bourges').id,
  day: today,
  from: '18:00',
  to: '18:30',
  ...more,
})
export const starts = new Date('2026-03-10T17:00:00Z')
export const ends = new Date('2026-03-10T17:30:00Z')

/** The same with an animal. */
export const holding = (animal_id: number, more: object = {}) =>
  entry({ specimen_type_id: null, animal_id, ...more })

/** Moves the planned hunt to today. */
export const huntToday = (world: World) => world.set('hunts', { id: planned.id }, { started_at: today })

/** The giver makes offers for today's hunt, which the people accept. */
export async function willing(world: World, ...people: Named[]): Promise<Visitor> {
  await huntToday(world)
  const hunter = await world.as(giver)
  for (const person of people) {
    await hunter.put(offerTo(person))
    const visitor = await world.as(person)
    await answer(visitor, (await own(visitor))[0]!.id, 'willing')
  }
  return hunter
}

/** Notes a boar at today's hunt. */
export const noteBoar = async (hunter: Visitor, tag: string): Promise<number> =>
  (await hunter.post(`/api/v1/hunts/self/${planned.id}/animals`, { specimen_type_id: 1, tag })).json().data.id

/** The state of an animal of today's hunt. */
export const stateOf = async (hunter: Visitor, id: number): Promise<string> =>
  (await hunter.get(`/api/v1/hunts/self/${planned.id}/animals`))
    .json()
    .data.animals.find((one: { id: number }) => one.id === id)?.state

export const confirm = async (hunter: Visitor, person: { firstname: string }, body: object) =>
  hunter.put(`/api/v1/offers/${(await of(hunter, person)).id}/confirmation`, body)
export const act = async (hunter: Visitor, person: { firstname: string }, what: 'hand_over' | 'no_show') =>
  hunter.put(
    `/api/v1/offers/${(await of(hunter, person)).id}/${what}`,
    what === 'hand_over' ? { is_warned: 1 } : undefined,
  )

/** The latest offer to a person, as they read it. */
export const mine = async (visitor: Visitor): Promise<OwnOffer> => (await own(visitor))[0]!
/** Answers an offer. `told`: what the person confirms to have read. */
export const say = async (visitor: Visitor, given: string, told: object = { is_warned: 1 }) =>
  answer(visitor, (await mine(visitor)).id, given, told)

/** An offer that a person accepted, with its meeting. */
export async function accepted(world: World, person: Named, body: object): Promise<HuntOffer> {
  const hunter = await willing(world, person)
  await confirm(hunter, person, body)
  await say(await world.as(person), 'accepted')
  return of(hunter, person)
}

/** A boar of today's hunt that a person accepted, to be collected this evening. */
export async function promised(world: World, person: Named, tag = 'M 1') {
  const hunter = await willing(world, person)
  const boar = await noteBoar(hunter, tag)
  await confirm(hunter, person, holding(boar))
  await say(await world.as(person), 'accepted')
  return { hunter, boar }
}
