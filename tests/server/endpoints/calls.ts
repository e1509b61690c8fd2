import { sql } from 'kysely'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type Endpoint, WORKBOOK } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import type { Db } from '../../../server/database.ts'
import { cookieOf, type Kind, kinds } from '../authority/matrix-callers.ts'
import { visit, type Visitor } from '../support/app.ts'
import { multipart } from '../support/files/forms.ts'
import { expectedStatus, type RightCall, type Row, type Sent } from './row.ts'

/** A browser with the seeded session of a caller. */
export async function visitorOf(app: FastifyInstance, kind: Kind): Promise<Visitor> {
  const visitor = visit(app)
  if (kind.id !== null)
    visitor.cookies.set(kind.assisted ? 'venaison_assisted' : 'venaison_session', cookieOf(kind))
  await visitor.open('/mentions-legales')
  return visitor
}

/** Makes a call of the table about a row. */
export async function make(
  visitor: Visitor,
  name: EndpointName,
  { query = '', sends, form }: Sent,
  row: number | string | undefined,
): Promise<LightMyRequestResponse> {
  const { method, path, accepts }: Endpoint = endpoints[name]
  const url = path.replace(/\{\w+\}/, String(row)) + query
  const sent = form ? await multipart({ ...form(), ...(method === 'PUT' && { _method: 'PUT' }) }) : {}
  const asked = { ...(sends ? { body: sends } : sent), ...(accepts && { headers: { accept: WORKBOOK } }) }
  return visitor.send(form ? 'POST' : method, url, asked)
}

/** The call that succeeds: the row's own, or that of the matrix by the first caller who may make it. */
export function rightCallOf(row: Row): RightCall {
  if (row.right) return row.right
  const by = kinds.find((kind) => expectedStatus(row, kind, 'near') < 400)
  return { ...row, by: by!, near: row.rows?.near ?? '' }
}

/** Waits until no job of a federation is running, which would work on into the next test. */
export async function jobsEnd(db: Db): Promise<void> {
  const running = db.selectFrom('federation_jobs').where('state', '=', 'running').select('id')
  while (await running.executeTakeFirst());
}

/** Clears the rate limits. */
export const forgetTries = (db: Db) =>
  sql`with tries as (delete from sign_in_failures) delete from request_counts`.execute(db)
