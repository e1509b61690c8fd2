import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Boot } from '../../contract/session.ts'
import { citySearchMachine } from '../../machines/city-search.ts'
import { sessionMachine } from '../../machines/session.ts'
import { termsMachine } from '../../machines/terms.ts'
import { answered, cut } from '../failures.ts'
import { inHand } from '../in-hand.ts'
import { giverBoot, receiverBoot } from '../world/boots.ts'
import { banned, giver, waiting } from '../world/people.ts'

const opened = (boot: Boot) => {
  const hand = inHand(sessionMachine, 'stubbed')
  return { ...hand, actor: createActor(hand.machine, { input: boot }).start() }
}
const owing = receiverBoot('terms@example.org')

test.each([
  ['who has not accepted the terms', owing, 'unaccepted'],
  ['a giver who waits for validation', giverBoot(waiting), 'held'],
  ['a refused giver', giverBoot(banned), 'held'],
  ['a validated giver', giverBoot(giver), 'admitted'],
])('%s is %s', (_, boot, state) => {
  expect(opened(boot).actor.getSnapshot().value).toEqual({ signedIn: state })
})

test('terms come before validation', () => {
  const boot = giverBoot(waiting)
  const { actor } = opened({ ...boot, user: { ...boot.user!, is_tos_accepted: false } })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'unaccepted' })
})

test('a giver validated meanwhile is let in when they check', async () => {
  const { actor, settle } = opened(giverBoot(waiting))
  actor.send({ type: 'account.checked' })
  await settle('readSession', { output: { user: giverBoot(giver).user } })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'admitted' })
})

test('a check that is answered 401 leads to sign-in, and nothing is kept of the person', async () => {
  const { actor, settle, told } = opened(giverBoot(waiting))
  actor.send({ type: 'account.checked' })
  await settle('readSession', { error: answered(401) })
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'expired' })
  expect(actor.getSnapshot().context.user).toBeNull()
  expect(told).toEqual([])
})

test('who could not sign out is back where they were, and is told', async () => {
  const { actor, settle, told } = opened(giverBoot(waiting))
  actor.send({ type: 'signOut.requested' })
  await settle('signOut', { error: cut() })
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'held' })
  expect(told.map(({ type }) => type)).toEqual(['reportFailure'])
})

test('after a failure one may still withdraw one’s agreement to the terms', async () => {
  const { machine, settle } = inHand(termsMachine, 'stubbed')
  const actor = createActor(machine).start()
  for (const type of ['terms.ticked', 'terms.submitted']) actor.send({ type })
  await settle('acceptTerms', { error: cut() })
  actor.send({ type: 'terms.unticked' })
  expect(actor.getSnapshot().value).toBe('reading')
})

test('a search of a commune that stays without an answer yields no options, silently', () => {
  const { machine, told } = inHand(citySearchMachine, 'stubbed')
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: { federationId: 1, nearFromFederation: false } }).start()
  actor.send({ type: 'text.typed', value: 'vier' })
  clock.increment(250)
  expect(actor.getSnapshot().value).toBe('searching')
  clock.increment(20_000)
  expect(actor.getSnapshot().value).toBe('unknown')
  expect(told).toEqual([])
})
