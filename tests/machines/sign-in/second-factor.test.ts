import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { secondFactorProofMachine } from '../../../machines/sign-in/second-factor-proof.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import { bootOf, ignorant, knowing, options, response } from '../../models/pages/second-factor.ts'

/** The proof of a person with both methods, and the boot values it opens. */
const asked = () => {
  const driver = controlActors(secondFactorProofMachine, 'stubbed')
  const opened: unknown[] = []
  const machine = driver.machine.provide({
    actions: { openSession: (_, params) => void opened.push(params) },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { methods: ['passkey', 'code'], device: knowing } })
  return { ...driver, actor: actor.start(), clock, opened }
}
const expectParts = (expected: object) => (parts: object) => {
  expect(parts).toEqual(expected)
  return true
}

test('the device answers the challenge, the server receives the response, and its boot values are opened', async () => {
  const { actor, settle, opened } = asked()
  actor.send({ type: 'passkey.chosen' })
  await settle('beginPasskeyProof', { output: options })
  await settle('usePasskey', { output: response }, expectParts({ options: options.options }))
  await settle('provePasskey', { output: bootOf('given') }, expectParts({ body: { response } }))
  expect(opened).toEqual([{ boot: bootOf('given') }])
})

test('the boot values after a code are opened', async () => {
  const { actor, settle, opened } = asked()
  actor.send({ type: 'code.chosen', kind: 'application' })
  actor.send({ type: 'code.typed', value: '123456' })
  actor.send({ type: 'code.submitted' })
  await settle('proveCode', { output: bootOf('given') }, expectParts({ body: { code: '123456' } }))
  expect(opened).toEqual([{ boot: bootOf('given') }])
})

test('a correction during the wait is what is sent after it', async () => {
  const { actor, settle, clock } = asked()
  actor.send({ type: 'code.chosen', kind: 'application' })
  actor.send({ type: 'code.typed', value: '123456' })
  actor.send({ type: 'code.submitted' })
  await settle('proveCode', { error: httpError(429, { retryAfter: 3 }) })
  actor.send({ type: 'code.typed', value: '654321' })
  clock.increment(3000)
  actor.send({ type: 'code.submitted' })
  await settle('proveCode', { output: bootOf('given') }, expectParts({ body: { code: '654321' } }))
})

test('if the browser supports no passkeys, a code is requested immediately', () => {
  const { machine } = controlActors(secondFactorProofMachine, 'stubbed')
  const input = { methods: ['passkey', 'code'] as const, device: ignorant }
  expect(createActor(machine, { input }).start().getSnapshot().value).toEqual({ typing: 'fresh' })
})
