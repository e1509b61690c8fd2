import type { FastifyBaseLogger } from 'fastify'
import type { Answer, Received } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts'
import type { Permission } from '../../contract/permissions.ts'
import type { SecondFactorDuty } from '../../contract/shared/second-factor/second-factor-duty.ts'
import type { Role, ValidationType } from '../../contract/shared/users.ts'
import type { Db } from '../database.ts'
import type { DeviceControl } from './devices.ts'
import type { EraseMails } from '../mails/delivery.ts'
import type { Jobs } from '../rules/jobs.ts'

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
  /** What the session owes; null for who needs no second factor. */
  secondFactor: SecondFactorDuty | null
  /** Who acts in their place, and until when; null when they act themselves. */
  assistedBy: { id: number; name: string; until: Date } | null
}

/** The session of the browser that calls; to open and to close it renews its id and the CSRF token. */
export type SessionControl = {
  /** What it is found by; null when nobody is signed in. */
  hash: string | null
  open: (userId: number) => Promise<void>
  /** Lets somebody act in a person's place. */
  assist: (userId: number, assistantId: number) => Promise<void>
  /** Ends that. */
  endAssistance: () => Promise<void>
  close: () => Promise<void>
}

/** How many territories and hunts to come a giver may have, and how often they may search for contacts. */
export type GiverLimits = { territories: number; plannedHunts: number; computationsPerHour: number }

/** How many phones a giver may obtain. */
export type RevealBudget = { perHour: number; perDay: number }

/** What every handler gets beside the parts of the request that its endpoint declares. */
export type Surroundings = {
  db: Db
  now: Date
  /** Header `Idempotency-Key`: at most 100 printable ASCII characters. */
  idempotencyKey: string | null
  /** Whence the call comes, to count by (`networkOf`): an IPv4 address or an IPv6 /64; never logged. */
  address: string
  device: DeviceControl
  session: SessionControl
  log: FastifyBaseLogger
  /** Tells the log which account an attempt of somebody unknown is about. */
  about: (accountId: number) => void
  /** The key of the server's secrets, for keyed hashes. */
  secret: string
  /** NITs that may be compared with the members of one federation in a day. */
  nitAttempts: number
  reveals: RevealBudget
  giverLimits: GiverLimits
  /** Background jobs, which outlive the call. */
  jobs: Jobs
  /** Where people find the application, without a slash at the end; links in mails begin with it. */
  publicUrl: string
  /** Erases the mail files written for these addresses. */
  eraseMails: EraseMails
}

type CallerOf<Access> = Access extends 'public' ? Caller | null : Caller

/** What the handler of endpoint `K` is called with, once access and entry were checked. */
export type Call<K extends EndpointName> = Received<Endpoints[K]> &
  Surroundings & { caller: CallerOf<Endpoints[K]['access']> }

/**
 * The handler of endpoint `K`. It returns what the contract answers, without its envelope; who
 * answers nothing may return nothing. It refuses by throwing one of `errors.ts`.
 */
export type Handler<K extends EndpointName> = (
  call: Call<K>,
) => Promise<unknown extends Answer<Endpoints[K]> ? void : Answer<Endpoints[K]>>

/** One handler for each endpoint of the contract: a missing one does not compile. */
export type Handlers = { [K in EndpointName]: Handler<K> }
