import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { endpoints } from '../../../contract/endpoints.ts'
import { wasAborted } from '../../../contract/problem.ts'
import { errorModal } from '../../../src/actors/shell.ts'
import { transport } from '../../../src/actors/transport.ts'
import { wire } from '../../../src/actors/wire.ts'
import { assertState } from '../../model/assert-state.ts'
import type { Driver } from '../../model/model.ts'
import { flows } from '../../models/registry.ts'
import { personOf } from '../run/person.ts'
import { silentServer } from './silent-server.ts'

const { checkRetrievers, createFederation, listSpecimenTypes } = endpoints

let server: Awaited<ReturnType<typeof silentServer>>
beforeEach(async () => {
  server = await silentServer()
  // The window is one for all tests of a worker.
  errorModal.send({ type: 'modal.closed' })
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
})

const toFake = ['setTimeout', 'clearTimeout'] as const
const stopClock = () => vi.useFakeTimers({ toFake: [...toFake] })
/** A clock that goes on, since whoever looks at a screen waits a little. */
const windClock = () => vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true })
const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** Makes a call; `ended` is how it has ended, if it has. */
function calling(endpoint: object, caller = new AbortController()) {
  const ended: unknown[] = []
  void transport(endpoint as typeof listSpecimenTypes, undefined, caller.signal).catch((error: unknown) =>
    ended.push(wasAborted(error) ? 'aborted' : error),
  )
  return ended
}

test.each([
  [20, 'GET /api/v1/specimen_types', listSpecimenTypes],
  [30, 'POST /api/v1/federations', createFederation],
  [60, 'POST /api/v1/federations/undefined/check_retrievers', checkRetrievers],
])('After %i seconds without an answer, %s is given up', async (seconds, call, endpoint) => {
  stopClock()
  const ended = calling(endpoint)
  const arrived = await server.heard()
  expect(arrived.call).toBe(call)
  await advance(seconds - 0.001)
  expect(ended).toEqual([])
  await advance(0.001)
  expect(ended).toEqual(['aborted'])
  await arrived.dropped
})

test('A call that its caller no longer waits for is given up at once, and counts no more time', async () => {
  stopClock()
  const caller = new AbortController()
  const ended = calling(listSpecimenTypes, caller)
  const { dropped } = await server.heard()
  caller.abort()
  await dropped
  expect([ended, vi.getTimerCount()]).toEqual([['aborted'], 0])
})

test.each([
  ['list', 'hunt-list', 'listHunts'],
  ['record', 'user-detail', 'readUser'],
  ['command', 'hunt-deletion', 'deleteHunt'],
  ['form', 'role-form', 'createRole'],
])('A %s says that nothing was answered in time, without the window « Erreur »', async (_, name, call) => {
  const flow = flows.find((one) => one.name === name)!
  const { graph } = flow.explored
  const failed = graph.edges.find(
    ({ event, snapshot }) =>
      event.type === `xstate.error.actor.${call}` && snapshot.state.status === 'active',
  )!
  windClock()
  const steps = graph.prefix(failed.from)
  const { input } = graph.origins.get((steps[0] ?? failed).from)!
  const actor = createActor(wire(flow.machine), { input }).start()
  const Screen = await flow.screen()
  render(<Screen actor={actor} />)
  const person = personOf()
  for (const { event, before } of steps) await flow.gestures[event.type]!(person as Driver, event, before)
  await server.heard()
  expect(actor.getSnapshot().value).toEqual(failed.before.value)
  await act(() => advance(20))
  expect(actor.getSnapshot().value).toEqual(failed.snapshot.state.value)
  await assertState(flow, person, failed.snapshot.state)
  expect(errorModal.getSnapshot().value).toBe('closed')
})
