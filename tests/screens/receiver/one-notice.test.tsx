import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { availabilitiesMachine } from '../../../machines/receiver/availabilities.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { reachabilityMachine } from '../../../machines/receiver/reachability.ts'
import { receivedAnimalsMachine } from '../../../machines/receiver/received-animals.ts'
import { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { ReceiverHome } from '../../../src/screens/receiver/receiver-home.tsx'
import { httpError } from '../../model/failures.ts'
import { today } from '../../world/today.ts'
import { notices, retries, settle, spaced } from '../patterns/waiting-page.ts'

/** Calls that a server refuses, each with its own wait in seconds, and how often each was asked. */
function refusing<K extends string>(waits: Record<K, number>) {
  const asked: Record<string, number> = {}
  const refused = (name: K) =>
    fromPromise(() => {
      asked[name] = (asked[name] ?? 0) + 1
      return Promise.reject(httpError(503, { retryAfter: waits[name] }))
    }) as never
  return { asked, refused }
}
test('A receiver whose parts are all refused reads one notice, and in each part when it is read', async () => {
  const { asked, refused } = refusing({
    countContacts: 15,
    listWishes: 16,
    readReachability: 17,
    listOwnOffers: 18,
    readReceived: 18.5,
    readAvailabilities: 15.5,
  })
  const provided = <M extends AnyStateMachine>(machine: M, name: Parameters<typeof refused>[0]) =>
    machine.provide({ actors: { [name]: refused(name) } } as never) as M
  const pending = fromPromise(() => new Promise(() => {})) as never
  const machine = receiverHomeMachine.provide({
    actors: {
      countContacts: refused('countContacts'),
      listWishes: refused('listWishes'),
      readSession: pending,
      listSpecimenTypes: pending,
      reachability: provided(reachabilityMachine, 'readReachability'),
      ownOffers: provided(ownOffersMachine, 'listOwnOffers'),
      receivedAnimals: provided(receivedAnimalsMachine, 'readReceived'),
      availabilities: provided(availabilitiesMachine, 'readAvailabilities'),
    },
  })
  const actor = createActor(machine, { input: { today, asked: null } }).start()
  await settle()
  const { container } = render(
    <MemoryRouter>
      <ReceiverHome actor={actor} />
    </MemoryRouter>,
  )
  await settle()
  const text = spaced(container.textContent)
  expect(notices(container)).toBe(1)
  expect(text).toContain('Une partie de cette page attend un peu. Elle sera lue de nouveau dans 19 secondes.')
  for (const part of ['comptés de nouveau dans 15', 'Vos propositions attendent un peu. Elles seront lues'])
    expect(text).toContain(part)
  expect(retries(container)).toHaveLength(1)
  act(() => retries(container)[0]!.click())
  await settle()
  expect(Object.values(asked)).toEqual([2, 2, 2, 2, 2, 2])
})
