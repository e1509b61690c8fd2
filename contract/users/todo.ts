import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, Nothing } from '../fields.ts'
import { PersonToTell } from '../shared/recalls.ts'
import { countWaiting, type Waiting } from '../shared/waiting/waiting.ts'
import { Absence } from './absences.ts'
import { Correction } from './corrections.ts'
import { OverdueHunt } from './overdue-hunts.ts'
import { RefusedMail } from './refused-mails.ts'

/** Rows of each part in the overview. */
export const TODO_ROWS = 5

/** One part of the pending work: the number of items, of overdue items, and the first rows. */
const part = <T extends z.ZodMiniType>(row: T) =>
  z.object({ total: z.number(), late: z.number(), rows: z.array(row) })

const Named = { id: z.number(), name: z.string() }

/** A giver waiting for a decision, in working-day hours. */
const WaitingAccount = z.object({ ...Named, city: z.nullable(z.string()), waited_hours: z.number() })
/** A person requesting deletion; days as in `DeletionRequest`. */
const AskedDeletion = z.object({ ...Named, due_on: z.string(), days_left: z.number() })

/**
 * Pending work in the caller's federation, or in all, as the menu counts it: people to tell of a recall,
 * accounts to validate, deletion requests, hunts without a report, undeliverable mails, corrections and
 * contested absences. A part is null if the caller lacks its permission. `weekly_digest`: whether the
 * caller receives the weekly digest.
 */
export const Todo = z.object({
  recalls: z.nullable(part(PersonToTell)),
  accounts: part(WaitingAccount),
  deletions: z.nullable(part(AskedDeletion)),
  hunts: part(OverdueHunt),
  mails: z.nullable(part(RefusedMail)),
  corrections: z.nullable(part(Correction)),
  absences: z.nullable(part(Absence)),
  weekly_digest: z.boolean(),
})
export type Todo = z.output<typeof Todo>

/** Whether no part has anything pending. */
export const nothingWaits = ({ weekly_digest: _, ...parts }: Todo): boolean =>
  Object.values(parts).every((part) => !part?.total)

/** How many items each part has that the reader may see. */
export const totalsOf = ({ weekly_digest: _, ...parts }: Todo): Waiting =>
  Object.fromEntries(Object.entries(parts).flatMap(([list, part]) => (part ? [[list, part.total]] : [])))

/** Reads the pending work of staff, with the first rows of each part. */
export const readTodo = endpoint('readTodo', {
  method: 'GET',
  path: '/api/v1/todo',
  summary: 'Lire ce qui attend la fédération',
  access: 'users.view',
  envelope: 'data',
  answer: Todo,
})

/** Turns the caller's weekly digest mail on or off. */
export const updateWeeklyDigest = endpoint('updateWeeklyDigest', {
  method: 'PUT',
  path: '/api/v1/users/self/weekly_digest',
  summary: 'Recevoir ou non, chaque lundi, ce qui attend',
  access: 'users.view',
  personal: true,
  envelope: 'nothing',
  body: z.object({ wanted: Flag }),
  answer: Nothing,
})

/** The calls about pending work. */
export const todoCalls = { readTodo, countWaiting, updateWeeklyDigest }
