import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { errorModalMachine } from '../../../machines/shell/error-modal.ts'
import { aborted } from '../../../contract/problem.ts'
import { httpError } from '../../model/failures.ts'

/** The effect of an error: whether the modal opens, and whether the session is reported as expired. */
function report(error: unknown) {
  const actor = createActor(errorModalMachine).start()
  let expiries = 0
  actor.on('session.expired', () => expiries++)
  actor.send({ type: 'failure.reported', error })
  return { isOpen: actor.getSnapshot().matches('open'), expiries }
}

test('nothing is displayed if the message is « Request aborted »', () => {
  expect(report(aborted())).toEqual({ isOpen: false, expiries: 0 })
})

test('an expired session is emitted to the owner of the session, without a modal', () => {
  expect(report(httpError(401))).toEqual({ isOpen: false, expiries: 1 })
})

test('any other failure opens the modal, and the session continues', () => {
  for (const error of [httpError(500), httpError(403), 'Un message', new Error('Un autre'), null])
    expect(report(error)).toEqual({ isOpen: true, expiries: 0 })
})
