import { DAY } from '../../contract/days.ts'
import { limits } from '../../contract/limits.ts'

/** Milliseconds: maximum time without a visit, and the same on a device that the person calls theirs. */
const IDLE = 7 * DAY
const IDLE_ON_OWN = 14 * DAY
/** Milliseconds: maximum lifetime. Staff have less (`server/queries/shared/callers.ts`). */
export const LONGEST = 30 * DAY
/** Milliseconds between recorded visits. */
export const NOTE = 600_000

/** Milliseconds without a visit after which a session ends. */
export const idleOf = (isOwn: boolean): number => (isOwn ? IDLE_ON_OWN : IDLE)

/** How a session is opened. `assistantId`: whoever opens it in somebody's place. */
export type Opened = { assistantId?: number; secondFactorAt: Date | null; isOwn?: boolean }

/** Milliseconds until a new session ends without a visit. */
export const lifetimeOf = ({ assistantId, isOwn = false }: Opened): number =>
  assistantId === undefined ? idleOf(isOwn) : limits.assistance
