import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { dayAfter } from '../../../contract/days.ts'
import { donationMachine } from '../../../machines/giver/reports/donation.ts'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { networkError } from '../../model/failures.ts'
import { today } from '../../world/today.ts'
import { giverRecord, listedHunts, specimenTypes, territories } from '../../world/answers.ts'

const planning = async () => {
  const { machine, settle } = controlActors(huntFormMachine, 'stubbed')
  const actor = createActor(machine, {
    input: { hunt: null, today, mainCityId: null, formKey: 'form' },
  }).start()
  await settle('readGiver', { output: giverRecord })
  actor.send({ type: 'date.chosen', value: dayAfter(today, 7) })
  actor.send({ type: 'territory.chosen', cityId: territories[0]!.id })
  return { actor, settle }
}
const leave = (actor: Awaited<ReturnType<typeof planning>>['actor']) => {
  actor.send({ type: 'form.closed' })
  actor.send({ type: 'question.confirmed' })
}

test('leaving after planning a hunt without an answer reloads the lists, so that it is not planned twice', async () => {
  const { actor, settle } = await planning()
  actor.send({ type: 'form.submitted' })
  await settle('createHunt', { error: networkError() })
  // Correcting the entry afterwards does not undo the first request.
  actor.send({ type: 'date.chosen', value: '' })
  actor.send({ type: 'form.submitted' })
  leave(actor)
  expect(actor.getSnapshot().output).toMatchObject({ changed: true })
})

test('leaving before anything was sent reloads nothing', async () => {
  const { actor } = await planning()
  leave(actor)
  expect(actor.getSnapshot().output).toMatchObject({ changed: false })
})

test('leaving after a report without an answer reloads the lists', async () => {
  const { machine, settle } = controlActors(donationMachine, 'stubbed')
  const actor = createActor(machine, {
    input: { hunt: listedHunts('informed', today)[0]!, specimenTypes },
  }).start()
  await settle('recallDraft', { output: {} })
  actor.send({ type: 'contacts.read', contacts: [] })
  actor.send({ type: 'donations.submitted' })
  actor.send({ type: 'donations.confirmed' })
  await settle('recordDonations', { error: networkError() })
  actor.send({ type: 'donations.cancelled' })
  actor.send({ type: 'report.closed' })
  expect(actor.getSnapshot().output).toMatchObject({ changed: true })
})
