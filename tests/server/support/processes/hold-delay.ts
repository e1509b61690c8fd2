import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

/** The delay of `held-delay.ts` in milliseconds, which nothing else waits for. */
const HELD = 5000

const { setTimeout } = timers
timers.setTimeout = ((ms: number, ...rest: []) =>
  ms === HELD ? once(process, 'SIGUSR2') : setTimeout(ms, ...rest)) as typeof setTimeout
syncBuiltinESMExports()
