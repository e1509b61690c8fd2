import { expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { territoriesMachine } from '../../../machines/giver/territories.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { giverRecord } from '../../world/answers.ts'
import { place } from '../../world/places.ts'

test('adding a commune that is already listed makes no call, but reloads the list', async () => {
  const { machine, settle } = controlActors(territoriesMachine, 'stubbed')
  const called: string[] = []
  const actor = createActor(machine, {
    input: { mainCityId: place('Bourges').id, federationId: 1, nearTerritories: false },
    inspect: (event) => {
      if (event.type === '@xstate.actor') called.push((event.actorRef as AnyActorRef).id)
    },
  }).start()
  await settle('readGiver', { output: giverRecord })
  called.length = 0
  actor.send({ type: 'addition.requested' })
  actor.send({ type: 'addition.submitted', city: place('Vierzon') })
  expect(called).toEqual(['citySearch', 'readGiver'])
  expect(actor.getSnapshot().value).toBe('loading')
})
