import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { huntDeletionMachine } from '../../../machines/giver/hunt-deletion.ts'
import { huntFormMachine } from '../../../machines/giver/hunt-form.ts'
import { dayAfter } from '../../../contract/days.ts'
import { HuntDeletion } from '../../../src/screens/giver/hunt-deletion.tsx'
import { HuntForm } from '../../../src/screens/giver/hunt-form.tsx'
import { planned } from '../../models/pages/giver.ts'
import { giverRecord, specimenTypes } from '../../world/answers.ts'
import { today } from '../../world/today.ts'
import { expected, said, seesExpected } from '../patterns/expected-people.ts'

test('Whoever deletes a hunt reads before who is expected, and who is written to', () => {
  const input = { subject: { ...planned, expected } }
  render(<HuntDeletion actor={createActor(huntDeletionMachine, { input }).start()} />)
  seesExpected()
})

test('Whoever moves a hunt reads so once the date is another one, and on the button', async () => {
  const logic = huntFormMachine.provide({ actors: { readGiver: fromPromise(async () => giverRecord) } })
  const input = { hunt: { ...planned, expected }, today, mainCityId: null, formKey: 'form' }
  const actor = createActor(logic, { input }).start()
  await waitFor(actor, (state) => state.matches('editing'))
  render(<HuntForm actor={actor} specimenTypes={specimenTypes} isWolfhunter={false} />)
  expect(said()).not.toContain('Manon')
  fireEvent.change(screen.getByLabelText(/Date/), {
    target: { value: dayAfter(planned.started_at, 1) },
  })
  seesExpected()
  expect(screen.getByRole('button', { name: 'Enregistrer et prévenir' })).toBeTruthy()
})
