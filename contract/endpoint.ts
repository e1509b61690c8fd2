import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'
import type { WaitingKind } from './shared/waiting/waiting.ts'

export type Schema = z.ZodMiniType

/**
 * One call of the HTTP contract, as data. The server's routes, the browser's actors and the OpenAPI
 * description are derived from it.
 *
 * `access`: who may call it: anybody, any signed-in person, holders of a permission or of one of several,
 * givers whose account is validated (`giver`), or people with a receiver record (`receiver`).
 * `envelope`: how the answer is wrapped: `{data}`, a bare list, `{data, meta}`, or an answer that is
 * ignored.
 */
export interface Endpoint {
  /** The key in `endpoints`: also the id of the invocation in a chart, and the name of the server's handler. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access: 'public' | 'signedIn' | 'giver' | 'receiver' | Permission | readonly Permission[]
  envelope: 'data' | 'list' | 'page' | 'nothing'
  /** Each attempt carries a key, sent as `Idempotency-Key`; requests with the same key take effect once. */
  idempotent?: true
  /**
   * The body is a form with a file in `field` (`multipart/form-data`), of at most `maxBytes`. A PUT is
   * sent as a POST with the field `_method`.
   */
  upload?: { field: string; maxBytes: number }
  /**
   * Distinguishes two endpoints with the same method and path: this one is called when the `Accept`
   * header asks for a workbook.
   */
  accepts?: 'xlsx'
  /** The answer is a file to download under this name. */
  attachment?: string
  /** A GET with a side effect: it requires the CSRF token, as changing methods do. */
  guarded?: true
  /** Only the account holder may call it; 403 within an assisted session. */
  personal?: true
  /** Also heard from a page of another account than the session’s, which is refused every other call. */
  fromAnyPage?: true
  /** Seconds after which the browser gives up an unanswered call; 20 if absent. */
  timeout?: number
  /** An expensive call: 429 when the same person already has several of them in progress. */
  costly?: true
  /**
   * A read that may be answered from a replica, whose data may be a minute old: always, or except for
   * callers who have written within that minute, who see their own change in it.
   */
  replica?: 'always' | 'unlessJustWritten'
  /** Reads, or only works out what is read then, though it is no GET. */
  reads?: true
  /** A GET that is rate-limited like changing methods. */
  limited?: true
  /**
   * The lists of pending work that a call may change, whatever its end: the browser then reads again how much
   * waits.
   */
  changes?: readonly WaitingKind[]
  /** The list of pending work that the call answers, page by page: its total is the number that the menu shows. */
  counts?: WaitingKind
  /** Also available while the session still owes its second factor, in these states (`SecondFactorDuty`). */
  owing?: readonly ('asked' | 'owed')[]
  params?: Schema
  query?: Schema
  body?: Schema
  answer: Schema
}

/** The media type of an Excel file. Sent in `Accept`, it selects another endpoint at the same path. */
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a call that an overloaded server refused is made again when it has time, without asking anybody. */
export const isRead = ({ method, replica, reads }: Endpoint): boolean =>
  method === 'GET' || replica !== undefined || reads === true

/** Seconds after which a call is given up that is not answered. */
export const timeoutOf = ({ timeout = 20 }: Endpoint): number => timeout

/** Names an endpoint, and keeps its literal types, so that handlers and actors are typed by it. */
export const endpoint = <const N extends string, const E extends Omit<Endpoint, 'name'>>(
  name: N,
  definition: E,
): E & { name: N } => ({ name, ...definition })

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  IO extends 'in' | 'out',
> = E[K] extends Schema ? { [P in K]: IO extends 'in' ? z.input<E[K]> : z.output<E[K]> } : unknown

type Parts<E extends Endpoint, IO extends 'in' | 'out'> = Part<E, 'params', IO> &
  Part<E, 'query', IO> &
  Part<E, 'body', IO>

type Key<E extends Endpoint> = E extends { idempotent: true } ? { idempotencyKey: string } : unknown

/** What a caller passes: `{ params?, query?, body? }`, only the parts that the endpoint declares. */
export type Request<E extends Endpoint> = unknown extends Parts<E, 'in'> ? void : Parts<E, 'in'> & Key<E>
/** What a handler receives after the request was parsed and validated. */
export type Received<E extends Endpoint> = Parts<E, 'out'>
/** What the caller receives, without its envelope. */
export type Answer<E extends Endpoint> = z.output<E['answer']>
