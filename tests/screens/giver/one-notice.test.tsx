import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { giverHomeMachine } from '../../../machines/giver/giver-home.ts'
import { huntListMachine } from '../../../machines/giver/hunt-list.ts'
import { GiverHome } from '../../../src/screens/giver/giver-home.tsx'
import { httpError } from '../../model/failures.ts'
import { today } from '../../world/today.ts'
import { notices, retries, settle, spaced } from '../patterns/waiting-page.ts'

/** The giver's home with lists that are refused: those of these states of hunts, the others are empty. */
async function giverHome(refusedStates: readonly string[]) {
  const asked: string[] = []
  const call = fromPromise<unknown, { query: { hunt_state_code: string } }>(({ input }) => {
    const state = input.query.hunt_state_code
    asked.push(state)
    const empty = { data: [], meta: { total: 0, current_page: 1, last_page: 1 } }
    return refusedStates.includes(state)
      ? Promise.reject(httpError(503, { retryAfter: 5 + refusedStates.indexOf(state) }))
      : Promise.resolve(empty)
  }) as never
  const machine = giverHomeMachine.provide({
    actors: {
      huntList: huntListMachine.provide({ actors: { call } }),
      listSpecimenTypes: fromPromise(async () => []) as never,
    },
  })
  const input = {
    today,
    mayPlan: true,
    mainCityId: 1,
    federationId: 1,
    nearTerritories: false,
    newKey: () => 'form',
    asked: null,
  }
  const actor = createActor(machine, { input: input as never }).start()
  await settle()
  const { container } = render(
    <MemoryRouter>
      <GiverHome actor={actor} isWolfhunter={false} GiverWindows={() => null} />
    </MemoryRouter>,
  )
  await settle()
  return { asked, container }
}

test('A giver whose lists are all refused reads one notice, whose button asks for all of them', async () => {
  const { asked, container } = await giverHome(['informed', 'planned', 'finished'])
  expect(notices(container)).toBe(1)
  expect(spaced(container.textContent)).toContain('Elle sera lue de nouveau dans 7 secondes.')
  expect(retries(container)).toHaveLength(1)
  expect(asked).toHaveLength(3)
  act(() => retries(container)[0]!.click())
  await settle()
  expect(asked.toSorted()).toEqual(['finished', 'finished', 'informed', 'informed', 'planned', 'planned'])
})

test('A single list that is refused says so in its place', async () => {
  const { asked, container } = await giverHome(['finished'])
  expect(notices(container)).toBe(1)
  const past = container.querySelector<HTMLElement>('[aria-labelledby="passees"]')!
  expect(notices(past)).toBe(1)
  expect(spaced(past.textContent)).toContain('La liste attend un peu.')
  act(() => retries(past)[0]!.click())
  await settle()
  expect(asked.filter((state) => state === 'finished')).toHaveLength(2)
})
