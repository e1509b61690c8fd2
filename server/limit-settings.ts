import * as z from 'zod/mini'
import { limits } from '../contract/limits.ts'
import type { GiverLimits, RevealBudget } from './http/handler.ts'

/** A number of times; at least one, or nothing would ever be allowed. */
const count = (name: string, unset: number) =>
  z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/, `${name} doit aller de 1 à 999999`)), String(unset))

/** A number of seconds. */
const seconds = (name: string, unset: number) =>
  z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, `${name} doit aller de 1 à 9999 secondes`)),
    String(unset),
  )

/** The variables that say how much one person may do, and how long what is shared may be held. */
export const limitVariables = {
  NIT_ATTEMPTS_PER_DAY: count('NIT_ATTEMPTS_PER_DAY', limits.nitAttempts.perFederation),
  REVEALS_PER_HOUR: count('REVEALS_PER_HOUR', limits.reveals.perHour),
  REVEALS_PER_DAY: count('REVEALS_PER_DAY', limits.reveals.perDay),
  TERRITORIES_PER_GIVER: count('TERRITORIES_PER_GIVER', limits.giver.territories),
  HUNTS_PER_GIVER: count('HUNTS_PER_GIVER', limits.giver.plannedHunts),
  COMPUTATIONS_PER_HOUR: count('COMPUTATIONS_PER_HOUR', limits.giver.computationsPerHour),
  COSTLY_CALLS: count('COSTLY_CALLS', limits.costlyCalls),
  LOCK_TIMEOUT: seconds('LOCK_TIMEOUT', 10),
  IDLE_TIMEOUT: seconds('IDLE_TIMEOUT', 60),
  UNREAD_TIMEOUT: seconds('UNREAD_TIMEOUT', 60),
}

/** What they mean, with durations in milliseconds. */
export type LimitSettings = {
  /** NITs compared with the members of one federation in a day. */
  nitAttempts: number
  reveals: RevealBudget
  giverLimits: GiverLimits
  /** Costly calls that one person may have under way at once. */
  costlyCalls: number
  /** Milliseconds: to wait for a lock, for an idle transaction, and for an answer that is not read. */
  lockTimeout: number
  idleTimeout: number
  unreadTimeout: number
}

/** Reads them once they were checked. */
export const limitsOf = (set: Record<keyof typeof limitVariables, string>): LimitSettings => ({
  nitAttempts: Number(set.NIT_ATTEMPTS_PER_DAY),
  reveals: { perHour: Number(set.REVEALS_PER_HOUR), perDay: Number(set.REVEALS_PER_DAY) },
  giverLimits: {
    territories: Number(set.TERRITORIES_PER_GIVER),
    plannedHunts: Number(set.HUNTS_PER_GIVER),
    computationsPerHour: Number(set.COMPUTATIONS_PER_HOUR),
  },
  costlyCalls: Number(set.COSTLY_CALLS),
  lockTimeout: Number(set.LOCK_TIMEOUT) * 1000,
  idleTimeout: Number(set.IDLE_TIMEOUT) * 1000,
  unreadTimeout: Number(set.UNREAD_TIMEOUT) * 1000,
})
