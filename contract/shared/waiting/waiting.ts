import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/**
 * How many items of each list of pending work wait in the caller's federation, or in all: accounts to
 * validate, deletion requests, hunts without a report, undeliverable mails, corrections, contested absences,
 * people to tell of a recall, tags noted by two givers. Lists that the caller may not see are absent.
 */
export const Waiting = z.partial(
  z.object({
    accounts: z.number(),
    deletions: z.number(),
    hunts: z.number(),
    mails: z.number(),
    corrections: z.number(),
    absences: z.number(),
    recalls: z.number(),
    tags: z.number(),
  }),
)
export type Waiting = z.output<typeof Waiting>
export type WaitingKind = keyof Waiting

/** Counts the pending work of staff, for the menu. */
export const countWaiting = endpoint('countWaiting', {
  method: 'GET',
  path: '/api/v1/todo/count',
  summary: 'Compter ce qui attend la fédération',
  access: ['users.view', 'users.write'],
  envelope: 'data',
  answer: Waiting,
})
