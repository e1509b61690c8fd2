import { createActor } from 'xstate'
import { overloadMachine } from '../../machines/shell/overload.ts'

/** What waits on the page for an overloaded server. */
export const overload = createActor(overloadMachine).start()
