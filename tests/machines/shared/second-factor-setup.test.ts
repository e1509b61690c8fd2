import { expect, test } from 'vitest'
import { createActor, type InputFrom, SimulatedClock } from 'xstate'
import { applicationAdditionMachine } from '../../../machines/shared/application-addition.ts'
import { passkeyAdditionMachine } from '../../../machines/shared/passkey-addition.ts'
import { secondFactorSetupMachine } from '../../../machines/shared/second-factor-setup.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import {
  allFactors,
  another,
  codes,
  duties,
  first,
  ignorant,
  knownDevice,
  knowing,
  noFactors,
  options,
  response,
  secret,
} from '../../models/pages/second-factor.ts'

const expectParts = (expected: object) => (parts: object) => {
  expect(parts).toEqual(expected)
  return true
}

const addingPasskey = () => {
  const { machine, settle } = controlActors(passkeyAdditionMachine, 'stubbed')
  const actor = createActor(machine, { input: { name: 'Mac' } }).start()
  return { actor, settle }
}
const addingApplication = async () => {
  const { machine, settle } = controlActors(applicationAdditionMachine, 'stubbed')
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock }).start()
  await settle('beginTotp', { output: secret })
  actor.send({ type: 'code.typed', value: '123456' })
  actor.send({ type: 'code.submitted' })
  return { actor, settle, clock }
}
/** The setup, and what the session receives at its end. */
const settingUp = (input: Partial<InputFrom<typeof secondFactorSetupMachine>>) => {
  const driver = controlActors(secondFactorSetupMachine, 'stubbed')
  const told: unknown[] = []
  const machine = driver.machine.provide({ actions: { updateDuty: (_, params) => void told.push(params) } })
  const actor = createActor(machine, {
    input: { device: knowing, isRequired: true, factors: null, ...input },
  }).start()
  return { ...driver, actor, told }
}

test('a passkey is created with the options of the server, sent as the device returned it, and passed on', async () => {
  const { actor, settle } = addingPasskey()
  actor.send({ type: 'passkey.requested' })
  await settle('beginPasskey', { output: options })
  await settle('createPasskey', { output: response }, expectParts({ options: options.options }))
  await settle('addPasskey', { output: first }, expectParts({ body: { name: 'Mac', response } }))
  expect(actor.getSnapshot().output).toEqual(first)
})

test('an added authenticator app passes on the factors of the account, with its recovery codes', async () => {
  const { actor, settle } = await addingApplication()
  await settle('confirmTotp', { output: first }, expectParts({ body: { code: '123456' } }))
  expect(actor.getSnapshot().output).toEqual(first)
})

test('a code corrected during the wait is sent after it; a refusal is not displayed meanwhile', async () => {
  const { actor, settle, clock } = await addingApplication()
  await settle('confirmTotp', { error: httpError(422, { fields: { code: ['Ce n’est pas le bon.'] } }) })
  actor.send({ type: 'code.submitted' })
  expect(actor.getSnapshot().context.errors).toEqual({})
  await settle('confirmTotp', { error: httpError(429, { retryAfter: 3 }) })
  actor.send({ type: 'code.typed', value: '654321' })
  clock.increment(3000)
  actor.send({ type: 'code.submitted' })
  await settle('confirmTotp', { output: another }, expectParts({ body: { code: '654321' } }))
})

test.each<['passkey.chosen' | 'application.chosen', string]>([
  ['passkey.chosen', 'passkeyAddition'],
  ['application.chosen', 'applicationAddition'],
])(
  'after %s, the session learns the current factors, and the first recovery codes are not kept',
  async (type, child) => {
    for (const output of [another, first]) {
      const { actor, settle, told } = settingUp({ factors: noFactors })
      actor.send({ type })
      await settle(child, { output })
      if (output === first) await settle('recoveryCodes', { output: undefined }, expectParts({ codes }))
      expect([actor.getSnapshot().value, told]).toEqual(['done', [{ duty: duties.given }]])
      expect(actor.getSnapshot().context.codes).toBeNull()
    }
  },
)

test('a person who set a factor up in another tab can continue in this one', async () => {
  const { settle, told } = settingUp({ factors: null })
  await settle('readSecondFactors', { output: allFactors })
  expect(told).toEqual([{ duty: duties.given }])
})

test('the setup can be postponed, even before it is loaded, unless a factor is owed', async () => {
  for (const [isRequired, unread, chosen] of [
    [false, 'done', 'done'],
    [true, 'unread', 'choosing'],
  ] as const) {
    const { actor } = settingUp({ isRequired, factors: noFactors })
    actor.send({ type: 'setup.closed' })
    expect(actor.getSnapshot().value).toBe(chosen)
    const failing = settingUp({ isRequired, factors: null })
    await failing.settle('readSecondFactors', { error: httpError(500) })
    failing.actor.send({ type: 'setup.closed' })
    expect(failing.actor.getSnapshot().value).toBe(unread)
  }
})

test('a person who cancels another passkey chooses again, although nothing is owed', async () => {
  const { actor, settle } = settingUp({ isRequired: false, factors: allFactors })
  actor.send({ type: 'passkey.chosen' })
  await settle('passkeyAddition', { output: null })
  await settle('readSecondFactors', { output: allFactors })
  expect(actor.getSnapshot().value).toBe('choosing')
})

test('a second authenticator app is not offered, nor a passkey if none is possible', () => {
  const { actor } = settingUp({ factors: allFactors })
  expect(actor.getSnapshot().can({ type: 'application.chosen' })).toBe(false)
  expect(actor.getSnapshot().can({ type: 'passkey.chosen' })).toBe(true)
  for (const input of [
    { factors: { ...noFactors, are_passkeys_possible: false } },
    { factors: noFactors, device: ignorant },
  ])
    expect(settingUp(input).actor.getSnapshot().can({ type: 'passkey.chosen' })).toBe(false)
})

test('a device that already has a passkey is distinguished from one that creates none', async () => {
  for (const [error, state] of [
    [knownDevice(), 'known'],
    [new Error('NotAllowedError'), 'declined'],
  ] as const) {
    const { actor, settle } = addingPasskey()
    actor.send({ type: 'passkey.requested' })
    await settle('beginPasskey', { output: options })
    await settle('createPasskey', { error })
    expect(actor.getSnapshot().value).toEqual({ naming: state })
  }
})
