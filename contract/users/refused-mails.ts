import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing, page, Paging } from '../fields.ts'

/**
 * A mail that could not be delivered. `person`: whom it was for, by their user's id, and how to tell them
 * otherwise; null for somebody without an account. `problem`: the error code of the last attempt, such as
 * « EENVELOPE 550 ».
 */
export const RefusedMail = z.object({
  id: z.number(),
  person: z.nullable(z.object({ id: z.number(), name: z.string(), phone: z.nullable(z.string()) })),
  recipient: z.string(),
  subject: z.string(),
  created_at: z.string(),
  problem: z.nullable(z.string()),
})
export type RefusedMail = z.output<typeof RefusedMail>

/**
 * Lists undeliverable mails not yet seen by staff, to people of the caller's federation or to anybody;
 * newest first.
 */
export const listRefusedMails = endpoint('listRefusedMails', {
  method: 'GET',
  path: '/api/v1/mails/refused',
  summary: 'Lister les e-mails refusés',
  access: 'users.write',
  counts: 'mails',
  envelope: 'page',
  query: z.object(Paging),
  answer: page(RefusedMail),
})

/** Marks an undeliverable mail as seen. Idempotent. */
export const markMailSeen = endpoint('markMailSeen', {
  method: 'PUT',
  path: '/api/v1/mails/{id}/seen',
  summary: 'Marquer un e-mail refusé comme vu',
  access: 'users.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** The calls about undeliverable mails. */
export const refusedMailCalls = { listRefusedMails, markMailSeen }
