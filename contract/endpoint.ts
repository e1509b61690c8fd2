import type * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

export type Schema = z.ZodMiniType

/**
 * One call of the HTTP contract, as data. The server's routes, the browser's actors and the
 * OpenAPI description are all derived from it.
 *
 * `access` says who may call: anybody, anybody signed in, holders of a permission or of any one of
 * several, givers whose account the federation has validated (`giver`), or whoever has a receiver
 * record (`receiver`).
 * `envelope` says how the answer is wrapped: `{data}`, a bare list, `{data, meta}`, or nothing read.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access: 'public' | 'signedIn' | 'giver' | 'receiver' | Permission | readonly Permission[]
  envelope: 'data' | 'list' | 'page' | 'nothing'
  /** The caller names each attempt with a key, sent as `Idempotency-Key`; one key acts once. */
  idempotent?: true
  /**
   * The body is a form with a file in `field` (`multipart/form-data`), of at most `maxBytes`. A PUT
   * is then sent as a POST with the field `_method`.
   */
  upload?: { field: string; maxBytes: number }
  /** The caller asks for a workbook by its `Accept`; without it the same method and path make another call. */
  accepts?: 'xlsx'
  /** The answer is a file of this name, to be kept rather than shown. */
  attachment?: string
  /** A GET that makes something: it takes the CSRF token like what changes something. */
  guarded?: true
  /** Only the person may do it, not who acts in their place in an assisted session (403). */
  personal?: true
  /** It costs so much that one person may have only a few such calls under way (429). */
  costly?: true
  /** A GET that may be made so often only, like anything that changes something. */
  limited?: true
  /** Also possible while the session owes its second factor, in these of its states (`SecondFactorDuty`). */
  owing?: readonly ('asked' | 'owed')[]
  params?: Schema
  query?: Schema
  body?: Schema
  answer: Schema
}

/** The media type of an Excel file; asked for in `Accept`, it makes another call of the same address. */
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Keeps the literal types of an endpoint, so that handlers and actors are typed by it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  IO extends 'in' | 'out',
> = E[K] extends Schema ? { [P in K]: IO extends 'in' ? z.input<E[K]> : z.output<E[K]> } : unknown

type Parts<E extends Endpoint, IO extends 'in' | 'out'> = Part<E, 'params', IO> &
  Part<E, 'query', IO> &
  Part<E, 'body', IO>

type Key<E extends Endpoint> = E extends { idempotent: true } ? { idempotencyKey: string } : unknown

/** What a caller gives: `{ params?, query?, body? }`, only the parts that the endpoint declares. */
export type Request<E extends Endpoint> = unknown extends Parts<E, 'in'> ? void : Parts<E, 'in'> & Key<E>
/** What a handler receives once the request was read and checked. */
export type Received<E extends Endpoint> = Parts<E, 'out'>
/** What the caller gets, unwrapped from its envelope. */
export type Answer<E extends Endpoint> = z.output<E['answer']>
