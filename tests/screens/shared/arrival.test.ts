import { assign, createActor, createMachine, setup, type SnapshotFrom } from 'xstate'
import { expect, test } from 'vitest'
import { arrival, standIn } from '../../../src/actors/arrival.ts'

const windowMachine = setup({
  types: {} as {
    context: { owner: string; heard: string[] }
    input: { owner: string }
    events: { type: string }
  },
  actions: { hear: assign({ heard: ({ context, event }) => [...context.heard, event.type] }) },
}).createMachine({
  context: ({ input }) => ({ ...input, heard: [] }),
  initial: 'closed',
  on: { '*': { actions: 'hear' } },
  states: {
    closed: { on: { 'window.requested': { target: 'open', actions: 'hear' } } },
    open: { on: { 'window.closed': { target: 'closed', actions: 'hear' } } },
  },
})
const homeMachine = createMachine({ invoke: { id: 'window', src: 'window', input: { owner: 'Luc' } } })

/** A home whose window arrives later: its window, and what lets its code arrive. */
function begin() {
  const tries: ('fails' | 'succeeds')[] = []
  const code = arrival(async () => {
    if (tries.shift() === 'fails') throw new Error('no network')
    return windowMachine
  })
  const window = standIn(code.arrived, (input, sent) => ({
    context: input,
    matches: (state: string) => state === (sent.length > 0 ? 'arriving' : 'closed'),
  }))
  const home = createActor(homeMachine.provide({ actors: { window } })).start()
  const ref = () => home.getSnapshot().children['window']!
  const state = () => ref().getSnapshot() as SnapshotFrom<typeof windowMachine>
  return { home, code, tries, ref, state }
}

test('what is sent to a machine before its code is there reaches it afterwards, in order', async () => {
  const { code, ref, state } = begin()
  expect(state().matches('closed')).toBe(true)
  const sent = ['window.requested', 'window.closed', 'window.moved', 'window.requested']
  for (const type of sent) ref().send({ type })
  expect(state().matches('arriving' as 'open')).toBe(true)
  await code.fetch()
  // What waited for it before this test did was told first.
  await code.arrived
  expect(state().value).toBe('open')
  expect(state().context).toEqual({ owner: 'Luc', heard: sent })
  ref().send({ type: 'window.closed' })
  expect(state().value).toBe('closed')
})

test('a machine whose code could not be loaded arrives at the next attempt', async () => {
  const { code, tries, ref, state } = begin()
  tries.push('fails', 'succeeds')
  await expect(code.fetch()).rejects.toThrow('no network')
  ref().send({ type: 'window.requested' })
  await code.fetch()
  await code.arrived
  expect(state().value).toBe('open')
})

test('a machine that its parent has left before it arrives does not begin', async () => {
  const { home, code, ref } = begin()
  const window = ref()
  home.stop()
  await code.fetch()
  expect(window.getSnapshot().status).toBe('stopped')
})
