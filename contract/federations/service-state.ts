import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** Something that waits: how much of it is due, and the age in seconds of what has been due longest. */
const Waiting = z.object({ due: z.number(), oldest: z.number() })

/**
 * How long mails of recalls, and of meetings called off or moved, took to leave in the last week, in seconds:
 * half of them at most `median`, the slowest `slowest`.
 */
const Urgent = z.object({ sent: z.number(), median: z.number(), slowest: z.number() })

/**
 * The state of the whole service. `database`: the version of PostgreSQL. `replicas`: bytes that each has
 * yet to replay. `mails.refused`: given up and not noted by staff. `mails.urgent`: null if there was none. `deadlines`: offers to expire and
 * reminders to send. `jobs.silent`: their process ended. `blocked_sign_ins`: addresses and networks that may
 * not sign in for now. `retained_on`: the day (in France) on which what is over was last deleted; null if
 * never.
 */
export const ServiceState = z.object({
  read_at: z.string(),
  database: z.string(),
  replicas: z.array(z.object({ name: z.string(), behind: z.number() })),
  mails: z.extend(Waiting, { refused: z.number(), urgent: z._default(z.nullable(Urgent), null) }),
  deadlines: Waiting,
  jobs: z.object({ running: z.number(), silent: z.number() }),
  blocked_sign_ins: z.number(),
  retained_on: z.nullable(z.iso.date()),
})
export type ServiceState = z.output<typeof ServiceState>

/** Reads the state of the service, for whoever manages all federations. */
export const readServiceState = endpoint('readServiceState', {
  method: 'GET',
  path: '/api/v1/service',
  summary: 'Lire l’état du service',
  access: 'federations.write',
  envelope: 'data',
  answer: ServiceState,
})

/** What demands a look; the same thresholds as in `docs/alerts.yml`. */
export type Concern = 'mails' | 'deadlines' | 'jobs'

/** What of a state demands a look. */
export const concernsOf = ({ mails, deadlines, jobs }: ServiceState): Concern[] => [
  ...(mails.oldest > limits.workWaits ? (['mails'] as const) : []),
  ...(deadlines.oldest > limits.workWaits ? (['deadlines'] as const) : []),
  ...(jobs.silent > 0 ? (['jobs'] as const) : []),
]
