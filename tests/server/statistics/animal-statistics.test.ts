import { expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import type { View } from '../../../contract/statistics/statistics.ts'
import { dayAfter } from '../../../contract/days.ts'
import { boar, informed, planned, received } from '../../world/hunts.ts'
import { distantOffer, openOffer } from '../../world/offers.ts'
import { cher, nadia, receiver, statistician } from '../../world/people.ts'
import { inWorld, noon, today } from '../support/in-world.ts'
import { looked } from '../support/looked.ts'

const some = (rows: View['rows']) => rows.filter(([, count]) => count !== 0)

inWorld((world) => {
  const rowsOf = async (code: string, chosen: object = {}, person = statistician, now?: Date) =>
    (await looked(world, code, chosen, person, now)).rows
  const change = (id: number, row: object) => world.set('animals', { id }, row)

  test('Animals are counted by outcome, including outcomes without any', async () => {
    const all = await rowsOf('animals_by_fate')
    expect(all.map(([label]) => label)).toContain('Détruits')
    expect(some(all)).toEqual([
      ['Remis à un particulier', 1],
      ['Disponibles', 3],
    ])
    await change(boar.id, { state: 'withdrawn', withdrawal: 'plant' })
    expect(some(await rowsOf('animals_by_fate', { from: dayAfter(today, informed.day) }))).toEqual([
      ['Livrés à un atelier', 1],
    ])
    expect(some(await rowsOf('animals_by_fate', { specimen_type_id: '2' }))).toEqual([])
  })

  test('A federation sees the animals of its givers only', async () => {
    await change(boar.id, { federation_id: 2 })
    const inCher = some(await rowsOf('animals_by_fate', {}, cher))
    expect(inCher).toEqual([
      ['Remis à un particulier', 1],
      ['Disponibles', 2],
    ])
    expect(some(await rowsOf('samples_by_result', {}, cher))).toEqual([
      ['Au laboratoire, résultat attendu', 1, 1],
    ])
  })

  test('Samples are counted by result, with their animals, dated by the day of sampling', async () => {
    expect(some(await rowsOf('samples_by_result'))).toEqual([['Au laboratoire, résultat attendu', 2, 2]])
    const sample = {
      id: 901,
      federation_id: 1,
      state: 'negative' as const,
      laboratory: 'LDA',
      reference: 'P',
    }
    await world.add('samples', { ...sample, taken_on: today })
    const pool = [boar.id, received.id].map((animal_id) => ({ sample_id: sample.id, animal_id }))
    await world.add('sample_animals', pool)
    expect(some(await rowsOf('samples_by_result', { from: today }))).toEqual([['Négatifs', 1, 2]])
  })

  test('People of recalls are counted by what they know, also those who could not be reached', async () => {
    expect(some(await rowsOf('recalled_people'))).toEqual([['Prévenues, sans confirmation', 2]])
    expect(some(await rowsOf('recalled_people', {}, cher))).toEqual([['Prévenues, sans confirmation', 1]])
    await world.set('recall_receivers', { receiver_id: receiver.id }, { state: 'unreachable' })
    const shown = some(await rowsOf('recalled_people', { from: today, to: today }))
    expect(shown).toEqual([
      ['Prévenues, sans confirmation', 1],
      ['Non jointes', 1],
    ])
    expect(some(await rowsOf('recalled_people', { to: dayAfter(today, -1) }))).toEqual([])
    // A recall that was a mistake concerned nobody.
    await world.set('recalls', { federation_id: 1 }, { state: 'lifted', lifted_reason: 'Mauvais bracelet' })
    expect(some(await rowsOf('recalled_people', {}, cher))).toEqual([])
  })

  test('Offers are counted by outcome, dated by the day of their hunt, including expired ones', async () => {
    await world.db().deleteFrom('offers').where('id', 'not in', [openOffer.id, distantOffer.id]).execute()
    expect(some(await rowsOf('offers_by_outcome'))).toEqual([['Sans réponse encore', 2]])
    await world.set('offers', { id: openOffer.id }, { state: 'handedOver' })
    const later = new Date(noon.getTime() + limits.offers.answer)
    expect(some(await rowsOf('offers_by_outcome', {}, statistician, later))).toEqual([
      ['Remis', 1],
      ['Sans réponse à temps', 1],
    ])
    const day = dayAfter(today, planned.day)
    const before = some(await rowsOf('offers_by_outcome', { to: dayAfter(day, -1) }))
    expect(before).not.toContainEqual(['Remis', 1])
  })

  test('The median is the middle of the times from kill to hand-over, not their mean', async () => {
    expect(await rowsOf('hand_over_time')).toEqual([])
    const killed_at = new Date('2026-03-09T07:00:00Z')
    for (const [tag, hours, specimen_type_id = 1] of [
      ['A', 4],
      ['B', 5],
      ['C', 30],
      // Killed and handed over in the same minute.
      ['D', 0, 3],
    ] as [string, number, number?][])
      await world.add('animals', {
        hunt_id: informed.id,
        federation_id: 1,
        season: 2025,
        specimen_type_id,
        tag,
        state: 'handedOver',
        receiver_id: nadia.id,
        killed_at,
        handed_over_at: new Date(killed_at.getTime() + hours * 3_600_000),
        noted_at: noon,
      })
    expect(await rowsOf('hand_over_time', { granularity: 'month' })).toEqual([['2026-03-01', 4, 4.5]])
    const ofType = (specimen_type_id: string) =>
      rowsOf('hand_over_time', { granularity: 'month', specimen_type_id })
    expect(await ofType('1')).toEqual([['2026-03-01', 3, 5]])
    expect(await ofType('3')).toEqual([['2026-03-01', 1, 0]])
    expect(await rowsOf('hand_over_time', { specimen_type_id: '2' })).toEqual([])
    expect(await rowsOf('hand_over_time', { to: dayAfter(today, -2) })).toEqual([])
  })
})
