import type { FastifyBaseLogger } from 'fastify'
import type { Answer, Received } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts'
import type { Permission } from '../../contract/permissions.ts'
import type { SecondFactorDuty } from '../../contract/shared/second-factor/second-factor-duty.ts'
import type { Role, ValidationType } from '../../contract/shared/users.ts'
import type { Db, DbTransaction } from '../database.ts'
import type { DeviceControl } from './devices.ts'
import type { EraseMails } from '../mails/delivery.ts'
import type { Jobs } from '../rules/jobs.ts'
import type { Streamed } from './streamed.ts'

/** The authenticated caller, as stored in the database at the time of the call. */
export type Caller = {
  id: number
  role: Role
  /** The federation they are limited to; null means all of them. */
  federationId: number | null
  permissions: readonly Permission[]
  /** Whether they have confirmed their e-mail address. */
  isVerified: boolean
  /** Whether they have accepted the current terms of their role, if it has any. */
  areTermsAccepted: boolean
  /** Null unless the caller is a giver. */
  validationType: ValidationType | null
  /** Whether they have a receiver record. */
  isReceiver: boolean
  /** The session's second-factor duty; null if none is required. */
  secondFactor: SecondFactorDuty | null
  /** Staff acting on their behalf, and until when; null outside assisted sessions. */
  assistedBy: { id: number; name: string; until: Date } | null
}

/** Answers for whom an assisted session begins, and by whom; null if it must not. */
export type Begin = (transaction: DbTransaction) => Promise<{ userId: number; assistantId: number } | null>

/** The session of the calling browser. Opening and closing renew its id and the CSRF token. */
export type SessionControl = {
  /** The hash by which it is found; null without a session. */
  hash: string | null
  /**
   * Opens a session of a person whose password was compared with this hash; false, without one, if the
   * hash was replaced or the account closed meanwhile. `isOwn`: they call the device theirs, false by default.
   */
  open: (userId: number, hash: string, isOwn?: boolean) => Promise<boolean>
  /** Starts the assisted session that `begin` allows, in its transaction; false if it does not. */
  assist: (begin: Begin) => Promise<boolean>
  /** Ends the assisted session. */
  endAssistance: () => Promise<void>
  close: () => Promise<void>
}

/** Limits per giver: territories, planned hunts, and searches for contacts. */
export type GiverLimits = { territories: number; plannedHunts: number; computationsPerHour: number }

/** Limits of phone reveals per giver. */
export type RevealBudget = { perHour: number; perDay: number }

/** What every handler receives besides the parts of the request that its endpoint declares. */
export type Surroundings = {
  db: Db
  now: Date
  /** Header `Idempotency-Key`: at most 100 printable ASCII characters. */
  idempotencyKey: string | null
  /** The network to count the call by (`networkOf`): an IPv4 address or an IPv6 /64; never logged. */
  address: string
  device: DeviceControl
  session: SessionControl
  log: FastifyBaseLogger
  /** Tells the log which account an unauthenticated attempt is about. */
  about: (accountId: number) => void
  /** The server's secret key, for keyed hashes. */
  secret: string
  /** Multiplies every limit that counts `address`: many people may share one. */
  networkFactor: number
  /** NIT checks per day within one federation. */
  nitAttempts: number
  reveals: RevealBudget
  giverLimits: GiverLimits
  /** Background jobs, which outlive the call. */
  jobs: Jobs
  /** The public URL of the application without a trailing slash; links in mails start with it. */
  publicUrl: string
  /** Deletes the mail files written for these addresses. */
  eraseMails: EraseMails
  /** Copies the erasures made by the call to the ledger, once they are committed. Never fails. */
  copyErasures: () => Promise<void>
}

/**
 * What the handler of a read receives that may be answered from a replica. Its `db` is then the replica:
 * `asOf` tells of when that is, null for current data, and `primary` is where it may write.
 */
type Apart = { asOf: Date | null; primary: Db }

type CallerOf<Access> = Access extends 'public' ? Caller | null : Caller

/** What the handler of endpoint `K` receives, after access and entry were checked. */
export type Call<K extends EndpointName> = Received<Endpoints[K]> &
  Surroundings & { caller: CallerOf<Endpoints[K]['access']> } & (Endpoints[K] extends { replica: string }
    ? Apart
    : unknown)

/**
 * The handler of endpoint `K`. Returns the contract's answer without its envelope; nothing if the answer
 * is empty. Refuses by throwing one of `errors.ts`.
 */
export type Handler<K extends EndpointName> = (
  call: Call<K>,
) => Promise<unknown extends Answer<Endpoints[K]> ? void : Answer<Endpoints[K]> | Streaming<K>>

/** An answer that is written while it is read; of bare lists, which have no fields, none is. */
type Streaming<K extends EndpointName> =
  Answer<Endpoints[K]> extends { acts: unknown[] } ? Streamed<Answer<Endpoints[K]>, 'acts'> : never

/** One handler for each endpoint of the contract: a missing one does not compile. */
export type Handlers = { [K in EndpointName]: Handler<K> }
