import { matchesState, type StateValue } from 'xstate'
import { giverHomeMachine } from '../../../machines/giver/giver-home.ts'
import type { GiverWindowsInput } from '../../../machines/giver/giver-windows-types.ts'
import { arrival, standIn } from '../arrival.ts'
import { watchEntriesOf } from './begun-entries.ts'
import { wire } from '../wire.ts'

const windows = arrival(() => import('./giver-windows.ts'))

/** Loads what the windows are made of besides their screens; again after a failure. */
export const fetchGiverWindows = windows.fetch

/** What is known of the windows until then: whether one was asked for, by the URL or a gesture, and not given up. */
const meanwhile = (input: GiverWindowsInput, sent: readonly { type: string }[]) => {
  const last = sent.findLast(({ type }) => type.endsWith('.requested') || type === 'window.abandoned')
  const isAsked = last ? last.type !== 'window.abandoned' : input.asked !== null
  const value = { closed: isAsked ? 'arriving' : 'idle' }
  return { value, matches: (asked: StateValue) => matchesState(asked, value), context: input, children: {} }
}

/** The giver's home. `userId`: the owner of the drafts on this device. */
export function giverHomeOf(userId: number) {
  const machine = windows.arrived.then(({ giverWindowsOf }) => giverWindowsOf(userId))
  return wire(giverHomeMachine, {
    actors: { watchEntries: watchEntriesOf(userId), giverWindows: standIn(machine, meanwhile) },
  })
}
