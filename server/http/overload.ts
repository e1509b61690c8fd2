import { type Kind, kinds } from '../../contract/kinds.ts'
import { Overloaded } from './errors.ts'

/** How busy this process is. `delay`: of the event loop, in milliseconds; `waiting`: for a connection. */
export type Load = { delay: number; waiting: number }

/**
 * From which load on a kind is refused: well above what a page that asks for several things causes, or a
 * burst of a fraction of a second, and the last one where nobody would be answered within the time limit of
 * a call any more.
 */
const limits: Record<Kind, Load> = {
  analysis: { delay: 500, waiting: 50 },
  reading: { delay: 1000, waiting: 100 },
  writing: { delay: 2000, waiting: 300 },
  vital: { delay: 5000, waiting: 1000 },
}

/** Seconds after which a kind may be asked for again: the less urgent, the later. */
const retryAfter: Record<Kind, number> = { analysis: 30, reading: 15, writing: 10, vital: 5 }

const isOver = (load: Load, limit: Load) => load.delay >= limit.delay || load.waiting >= limit.waiting

/** What is refused, and who is told of it. */
export type Overload = { load: () => Load; count?: (kind: Kind) => void }

/**
 * Refuses calls by kind while the server is overloaded: what costs most and can wait first, so that
 * reports and sign-in are still answered.
 * @throws Overloaded
 */
export function shed({ load, count }: Overload, kind: Kind): void {
  if (!isOver(load(), limits[kind])) return
  count?.(kind)
  throw new Overloaded(retryAfter[kind])
}

/** A server without load, in which nothing is refused. */
export const idle: Overload = { load: () => ({ delay: 0, waiting: 0 }) }

/** Of all kinds, those that a load refuses, in the order of `kinds`. */
export const refusedAt = (load: Load): Kind[] => kinds.filter((kind) => isOver(load, limits[kind]))
