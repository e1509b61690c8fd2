import * as z from 'zod/mini'
import { limits } from '../contract/limits.ts'
import type { GiverLimits, RevealBudget } from './http/handler.ts'

/** A number of times; at least 1, since 0 would forbid everything. */
const count = (name: string, unset: number) =>
  z._default(z.string().check(z.regex(/^[1-9]\d{0,5}$/, `${name} doit aller de 1 à 999999`)), String(unset))

/** A number of seconds. */
const seconds = (name: string, unset: number) =>
  z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, `${name} doit aller de 1 à 9999 secondes`)),
    String(unset),
  )

/** Seconds that fit into the ten a process has to end. */
const delay = (name: string) =>
  z._default(z.string().check(z.regex(/^[0-5]$/, `${name} doit aller de 0 à 5 secondes`)), '0')

/** Environment variables of per-person limits, and of time limits on shared resources. */
export const limitVariables = {
  NIT_ATTEMPTS_PER_DAY: count('NIT_ATTEMPTS_PER_DAY', limits.nitAttempts.perFederation),
  REVEALS_PER_HOUR: count('REVEALS_PER_HOUR', limits.reveals.perHour),
  REVEALS_PER_DAY: count('REVEALS_PER_DAY', limits.reveals.perDay),
  TERRITORIES_PER_GIVER: count('TERRITORIES_PER_GIVER', limits.giver.territories),
  HUNTS_PER_GIVER: count('HUNTS_PER_GIVER', limits.giver.plannedHunts),
  COMPUTATIONS_PER_HOUR: count('COMPUTATIONS_PER_HOUR', limits.giver.computationsPerHour),
  COSTLY_CALLS: count('COSTLY_CALLS', limits.costlyCalls),
  NETWORK_FACTOR: z._default(
    z.string().check(z.regex(/^([1-9]\d?|100)$/, 'NETWORK_FACTOR doit aller de 1 à 100')),
    '1',
  ),
  REFUSED_BODIES: count('REFUSED_BODIES', 300),
  LOCK_TIMEOUT: seconds('LOCK_TIMEOUT', 10),
  IDLE_TIMEOUT: seconds('IDLE_TIMEOUT', 60),
  UNREAD_TIMEOUT: seconds('UNREAD_TIMEOUT', 60),
  STOP_DELAY: delay('STOP_DELAY'),
  LEAST_FREE_DISK: z._default(
    z.string().check(z.regex(/^\d{1,6}$/, 'LEAST_FREE_DISK doit aller de 0 à 999999 (Mo)')),
    '200',
  ),
}

/** The parsed limits, with durations in milliseconds. */
export type LimitSettings = {
  /** NIT checks per day within one federation. */
  nitAttempts: number
  reveals: RevealBudget
  giverLimits: GiverLimits
  /** Expensive calls in progress at once, per person. */
  costlyCalls: number
  /** Multiplies every limit that counts a network. */
  networkFactor: number
  /** Refused bodies within 15 minutes, per account or network. */
  refusedBodies: number
  /** Milliseconds: lock waits, idle transactions, and answers that are not read. */
  lockTimeout: number
  idleTimeout: number
  unreadTimeout: number
  /** Milliseconds that a server still answers after it was asked to stop, without being ready. */
  stopDelay: number
  /** Bytes; with less free space in the data folder, the server is not ready. */
  leastFreeDisk: number
}

/** Converts the validated variables. */
export const limitsOf = (set: Record<keyof typeof limitVariables, string>): LimitSettings => ({
  nitAttempts: Number(set.NIT_ATTEMPTS_PER_DAY),
  reveals: { perHour: Number(set.REVEALS_PER_HOUR), perDay: Number(set.REVEALS_PER_DAY) },
  giverLimits: {
    territories: Number(set.TERRITORIES_PER_GIVER),
    plannedHunts: Number(set.HUNTS_PER_GIVER),
    computationsPerHour: Number(set.COMPUTATIONS_PER_HOUR),
  },
  costlyCalls: Number(set.COSTLY_CALLS),
  networkFactor: Number(set.NETWORK_FACTOR),
  refusedBodies: Number(set.REFUSED_BODIES),
  lockTimeout: Number(set.LOCK_TIMEOUT) * 1000,
  idleTimeout: Number(set.IDLE_TIMEOUT) * 1000,
  unreadTimeout: Number(set.UNREAD_TIMEOUT) * 1000,
  stopDelay: Number(set.STOP_DELAY) * 1000,
  leastFreeDisk: Number(set.LEAST_FREE_DISK) * 1_000_000,
})
