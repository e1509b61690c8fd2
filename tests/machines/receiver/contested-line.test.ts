import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { receiverHomeMachine } from '../../../machines/receiver/receiver-home.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { line } from '../../models/receiver/received-animals.model.ts'
import { today } from '../../world/today.ts'

test('What givers see of a person, and their offers, are read again once a line of a report is contested', async () => {
  const { machine, settle, isPending } = controlActors(receiverHomeMachine, 'real')
  const home = createActor(machine, { input: { today, asked: null } }).start()
  await settle('readReachability', { output: { barriers: [], is_undecided: false, sum_donation: 3 } })
  await settle('listOwnOffers', { output: [] })
  await settle('readReceived', { output: { animals: [], lines: [line] } })
  const received = home.getSnapshot().children.receivedAnimals!
  received.send({ type: 'line.doubted', line })
  received.getSnapshot().children.lineContest!.send({ type: 'question.confirmed' })
  expect(isPending('readReachability')).toBe(false)
  await settle('contestLine', { output: undefined })
  expect(['readReachability', 'listOwnOffers', 'readReceived'].map(isPending)).toEqual([true, true, true])
})
