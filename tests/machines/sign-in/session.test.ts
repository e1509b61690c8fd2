import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { addressGateMachine } from '../../../machines/sign-in/address-gate.ts'
import { citySearchMachine } from '../../../machines/shared/city-search.ts'
import { giverWaitingMachine } from '../../../machines/sign-in/giver-waiting.ts'
import { sessionMachine } from '../../../machines/session.ts'
import { termsMachine } from '../../../machines/sign-in/terms.ts'
import { aborted, networkError } from '../../model/failures.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { assistance } from '../../models/pages/assistance.ts'
import { bootOf, duties } from '../../models/pages/second-factor.ts'
import { giverBoot, receiverBoot } from '../../world/boot-values.ts'
import { banned, giver, waiting } from '../../world/people.ts'
import { Boot, nobody } from '../../../contract/shared/session.ts'

const opened = (boot: Boot) => {
  const driver = controlActors(sessionMachine, 'stubbed')
  return { ...driver, actor: createActor(driver.machine, { input: boot }).start() }
}
const newcomer = receiverBoot('unverified@example.org')
const owing = receiverBoot('terms@example.org')

test.each([
  ['who has not confirmed their address', newcomer, 'unverified'],
  ['who has not accepted the terms', owing, 'unaccepted'],
  ['a giver who waits for validation', giverBoot(waiting), 'held'],
  ['a refused giver', giverBoot(banned), 'held'],
  ['a validated giver', giverBoot(giver), 'admitted'],
])('%s is %s', (_, boot, state) => {
  expect(opened(boot).actor.getSnapshot().value).toEqual({ signedIn: state })
})

test('the address comes before the terms, and the terms before validation', () => {
  const boot = giverBoot(waiting)
  const user = { ...boot.user!, is_verified: false, is_tos_accepted: false }
  const { actor } = opened({ ...boot, user })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'unverified' })
  actor.send({ type: 'account.changed', user: { ...user, is_verified: true } })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'unaccepted' })
  actor.send({ type: 'account.changed', user: { ...user, is_verified: true, is_tos_accepted: true } })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'held' })
  actor.send({ type: 'account.changed', user: giverBoot(giver).user! })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'admitted' })
})

test('an expired session leads to sign-in from any gate, and nothing is kept of the person', () => {
  for (const boot of [newcomer, owing, giverBoot(waiting)]) {
    const { actor, notifications } = opened(boot)
    actor.send({ type: 'session.expired', unsent: 0 })
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'expired' })
    expect(actor.getSnapshot().context.user).toBeNull()
    expect(notifications).toEqual([])
  }
})

test('nothing is kept of the assisted person, nor after signing out', async () => {
  const assisted = opened({ ...giverBoot(giver), assistance })
  assisted.actor.send({ type: 'session.expired', unsent: 0 })
  expect(assisted.actor.getSnapshot()).toMatchObject({ value: 'assistanceOver', context: nobody })
  const own = opened(bootOf('given'))
  own.actor.send({ type: 'signOut.requested', unsent: 0 })
  await own.settle('signOut', { output: undefined })
  expect(own.actor.getSnapshot()).toMatchObject({ value: { signedOut: 'left' }, context: nobody })
})

test('after registering or proving a second factor, the person is the one that the server names', () => {
  const registering = opened(nobody)
  registering.actor.send({ type: 'account.registered', boot: newcomer })
  expect(registering.actor.getSnapshot()).toMatchObject({
    value: { signedIn: 'unverified' },
    context: newcomer,
  })
  const proving = opened(bootOf('asked'))
  proving.actor.send({ type: 'secondFactor.given', boot: bootOf('given') })
  expect(proving.actor.getSnapshot()).toMatchObject({
    value: { signedIn: 'admitted' },
    context: bootOf('given'),
  })
})

test('a second factor that is set up, or owed from now on, opens or closes the space at once', () => {
  const { actor } = opened(bootOf('owed'))
  actor.send({ type: 'secondFactor.changed', duty: duties.given })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'admitted' })
  actor.send({ type: 'secondFactor.changed', duty: duties.owed })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'owed' })
})

test('a changed account is displayed as it is now, and closed if required', () => {
  const boot = giverBoot(giver)
  const { actor } = opened(boot)
  actor.send({ type: 'account.changed', user: { ...boot.user!, firstname: 'Inès', is_verified: false } })
  expect(actor.getSnapshot()).toMatchObject({
    value: { signedIn: 'unverified' },
    context: { user: { firstname: 'Inès' } },
  })
})

test('a check without news says so, and one with a refusal displays it', async () => {
  const { machine, settle, notifications } = controlActors(giverWaitingMachine, 'stubbed')
  const actor = createActor(machine, { input: { user: giverBoot(waiting).user! } }).start()
  actor.send({ type: 'account.checked' })
  await settle('readSession', { output: { user: giverBoot(waiting).user } })
  expect([actor.getSnapshot().value, notifications.map(({ type }) => type)]).toEqual([
    'waiting',
    ['announce'],
  ])
  actor.send({ type: 'account.checked' })
  await settle('readSession', { output: { user: giverBoot(banned).user } })
  expect([actor.getSnapshot().value, notifications.length]).toEqual(['refused', 1])
})

test('returning to the page lets a person in who has confirmed meanwhile, and asks nothing twice', async () => {
  const { machine, settle } = controlActors(addressGateMachine, 'stubbed')
  const user = newcomer.user!
  const actor = createActor(machine, { input: { user } }).start()
  for (const type of ['page.returned', 'page.returned', 'account.checked'] as const) actor.send({ type })
  await settle('readSession', { output: { user: { ...user, is_verified: true } } })
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirmed', output: { is_verified: true } })
  await expect(settle('readSession', { output: {} })).rejects.toThrow('no pending call')
})

test('a person whose sign-out failed is where they were, and sees a message', async () => {
  const { actor, settle, notifications } = opened(giverBoot(waiting))
  actor.send({ type: 'signOut.requested', unsent: 0 })
  await settle('signOut', { error: networkError() })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'held' })
  expect(notifications.map(({ type }) => type)).toEqual(['reportFailure'])
})

test('after a failure the acceptance of the terms can still be withdrawn', async () => {
  const { machine, settle } = controlActors(termsMachine, 'stubbed')
  const actor = createActor(machine, { input: { user: owing.user!, isAssisted: false } }).start()
  for (const type of ['terms.ticked', 'terms.submitted'] as const) actor.send({ type })
  await settle('acceptTerms', { error: networkError() })
  actor.send({ type: 'terms.unticked' })
  expect(actor.getSnapshot().value).toBe('reading')
})

test('a search of a commune without an answer yields no options, silently', async () => {
  const { machine, notifications, settle } = controlActors(citySearchMachine, 'stubbed')
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { federationId: 1, nearFromFederation: false } }).start()
  actor.send({ type: 'text.typed', value: 'vier' })
  clock.increment(250)
  expect(actor.getSnapshot().value).toBe('searching')
  await settle('searchCities', { error: aborted() })
  expect(actor.getSnapshot().value).toBe('unknown')
  expect(notifications).toEqual([])
})

test('a page opened before an upgrade works on with the permissions it knows', () => {
  const boot = giverBoot(giver)
  const read = Boot.safeParse({ ...boot, permissions: [...boot.permissions!, 'carcasses.view'] })
  expect(read.data?.permissions).toEqual(['hunts.self.write'])
})
