import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, Nothing } from '../fields.ts'
import { countGiverValidations } from '../shared/waiting.ts'
import { OverdueHunt } from './overdue-hunts.ts'
import { RefusedMail } from './refused-mails.ts'

/** The first rows of each part that are sent. */
export const TODO_ROWS = 5

/** A part of what waits: how many, how many of them too long, and the first rows. */
const part = <T extends z.ZodMiniType>(row: T) =>
  z.object({ total: z.number(), late: z.number(), rows: z.array(row) })

const Named = { id: z.number(), name: z.string() }

/** A giver who waits for a decision, for so many hours of working days. */
const WaitingAccount = z.object({ ...Named, city: z.nullable(z.string()), waited_hours: z.number() })
/** Who asks for the deletion of their account; days as in `DeletionRequest`. */
const AskedDeletion = z.object({ ...Named, due_on: z.string(), days_left: z.number() })

/**
 * What waits for the caller's federation, or for all: accounts to validate, requests for deletion,
 * hunts without a report and mails that were given up. Null where the caller may not answer.
 * `weekly_digest`: whether the caller gets the mail of what waits.
 */
export const Todo = z.object({
  accounts: part(WaitingAccount),
  deletions: z.nullable(part(AskedDeletion)),
  hunts: part(OverdueHunt),
  mails: z.nullable(part(RefusedMail)),
  weekly_digest: z.boolean(),
})
export type Todo = z.output<typeof Todo>

/** What waits for staff, with the first rows of each part. */
export const readTodo = endpoint({
  method: 'GET',
  path: '/api/v1/todo',
  summary: 'Lire ce qui attend la fédération',
  access: 'users.view',
  envelope: 'data',
  answer: Todo,
})

/** Asks for a mail of what waits every Monday, or for none. */
export const updateWeeklyDigest = endpoint({
  method: 'PUT',
  path: '/api/v1/users/self/weekly_digest',
  summary: 'Recevoir ou non, chaque lundi, ce qui attend',
  access: 'users.view',
  personal: true,
  envelope: 'nothing',
  body: z.object({ wanted: Flag }),
  answer: Nothing,
})

/** The calls about everything that waits. */
export const todoCalls = { readTodo, countGiverValidations, updateWeeklyDigest }
