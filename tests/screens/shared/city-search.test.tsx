import { act, render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { City } from '../../../contract/shared/cities.ts'
import { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { CitySearch } from '../../../src/screens/shared/city-search.tsx'
import { controlActors } from '../../model/controlled-actors.ts'
import { place } from '../../world/places.ts'
import { personOf } from '../run/person.ts'

const person = personOf()
const label = 'Commune'
const [henrichemont, sancerre] = [place('Henrichemont'), place('Sancerre')]

/** A search after the answer for « henri »; later answers stay pending. */
async function open() {
  const { machine, settle } = controlActors(citySearchMachine, 'real')
  const clock = new SimulatedClock()
  const input = { federationId: 1, nearFromFederation: false }
  const actor = createActor(machine, { input, clock }).start()
  render(<CitySearch actor={actor} label={label} />)
  const type = async (text: string, pause = 250) => {
    await person.fill(label, text)
    act(() => void clock.increment(pause))
  }
  const answer = (cities: City[]) => act(() => settle('searchCities', { output: cities }))
  await type('henri')
  await answer([henrichemont])
  await person.sees('option', henrichemont.label_full)
  const chosen = () => (actor.getSnapshot().context as { chosen: City | null }).chosen
  return { type, answer, chosen }
}

describe('a commune that is still suggested while a newer answer is pending', () => {
  test.each([
    ['before the new search is sent', 0],
    ['while the new search is on its way', 250],
  ])('is chosen %s', async (_, pause) => {
    const { type, chosen } = await open()
    await type('henric', pause)
    await person.click('option', henrichemont.label_full)
    await person.seesValue(label, henrichemont.label_full)
    await person.doesNotSee('option', /./)
    expect(chosen()).toEqual(henrichemont)
  })

  test('is not chosen by Enter unless it was highlighted', async () => {
    const { type, answer, chosen } = await open()
    await type('sanc')
    await person.press('Enter')
    expect(chosen()).toBeNull()
    await answer([sancerre])
    await person.press('Enter')
    expect(chosen()).toEqual(sancerre)
  })

  test('is chosen by Enter once highlighted, even if its position changes', async () => {
    const { type, answer, chosen } = await open()
    await type('h')
    await person.press('ArrowDown')
    await answer([sancerre, henrichemont])
    await person.press('Enter')
    expect(chosen()).toEqual(henrichemont)
  })
})
