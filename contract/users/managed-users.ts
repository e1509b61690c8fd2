import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, IdParams, integer, left, orElse, page, Paging, wrongPageSize } from '../fields.ts'
import { limits } from '../limits.ts'
import { Expected } from '../shared/offers.ts'
import { User } from '../shared/users.ts'
import { Revision } from '../revision.ts'

/**
 * A user as the back office sees them (spec §3 « User »). `revision` changes with the fields of the form.
 * `is_manageable`: they hold no power that the caller lacks. `refusal_note`: the internal note of a
 * refusal; never sent to the person.
 */
export const ManagedUser = z.object({
  ...User.shape,
  is_manageable: z.boolean(),
  refusal_note: z.nullable(z.string()),
  revision: Revision,
  /** A new address assigned by staff and not yet confirmed. */
  pending_email: z.nullable(z.string()),
  /** The account has a passkey or an authenticator app. */
  has_second_factor: z.boolean(),
  /** Read alone: whom blocking, banning or anonymising this giver notifies. */
  expected: z.optional(z.array(Expected)),
})
export type ManagedUser = z.output<typeof ManagedUser>

/** The sort keys of the users list. */
export const userOrders = ['email', 'firstname', 'lastname', 'role', 'federation', 'created_at'] as const
export type UserOrder = (typeof userOrders)[number]

const order = z.enum(userOrders, 'Cet ordre n’existe pas.')
const search = z
  .string({ error: 'Tapez un nom, une adresse e-mail, un téléphone ou un NIT.' })
  .check(z.maxLength(limits.search, `Tapez ${limits.search} caractères au plus.`))
const [first, ...others] = limits.pageSizes
const largest = Math.max(first, ...others)

/**
 * Account states by which the list can be filtered. Each account is in one of `active`, `waiting` for the
 * federation's decision, `refused`, `blocked` and `deleted`. Besides, `kept`: not anonymised, as federations
 * count their people; `to_delete`: the person requests deletion.
 */
export const userStatuses = [
  'kept',
  'active',
  'waiting',
  'refused',
  'blocked',
  'to_delete',
  'deleted',
] as const
export type UserStatus = (typeof userStatuses)[number]
const status = z.enum(['', ...userStatuses], 'Cet état n’existe pas.')
const code = z
  .string({ error: 'Choisissez un code.' })
  .check(z.maxLength(limits.name, `Un code a ${limits.name} caractères au plus.`))

/** The query of the users list (spec §7); by default sorted by e-mail, 10 per page (spec §9). */
const query = {
  search: z._default(search, ''),
  status: z._default(status, ''),
  role: z._default(code, ''),
  federation: z._default(code, ''),
  page: Paging.page,
  perPage: z._default(integer(1, largest, wrongPageSize), first),
  order: z._default(order, 'email'),
  desc: z._default(Flag, false),
}
export type UsersQuery = z.output<z.ZodMiniObject<typeof query>>
/** The filters of the list; '' means no filter. `role` and `federation` are codes; `role` may be `BACK_OFFICE`. */
export type UserFilter = Pick<UsersQuery, 'status' | 'role' | 'federation'>

/** The same query read from the page's URL: an invalid value falls back to its default. */
export const UsersAddress = z.object({
  search: orElse(query.search, ''),
  status: orElse(query.status, ''),
  role: orElse(query.role, ''),
  federation: orElse(query.federation, ''),
  page: orElse(query.page, 1),
  perPage: orElse(
    query.perPage.check(z.refine((size) => (limits.pageSizes as readonly number[]).includes(size))),
    first,
  ),
  order: orElse(query.order, 'email'),
  desc: orElse(query.desc, false),
})

/**
 * Lists users visible to the caller, paginated. Each word of `search` must match the beginning of a word
 * of the name, e-mail, commune, postal code or federation code; a word with « @ » only of the e-mail.
 * Digits match the beginning of phone numbers, and a single word also of NITs.
 */
export const listUsers = endpoint('listUsers', {
  method: 'GET',
  path: '/api/v1/users',
  summary: 'Lister et rechercher des utilisateurs',
  access: 'users.view',
  envelope: 'page',
  replica: 'unlessJustWritten',
  query: z.object(query),
  answer: page(ManagedUser),
})

/** In a body, an unset filter is null. */
const orNothing = <T extends z.ZodMiniType<string>>(schema: T) =>
  z.pipe(
    left(schema),
    z.transform((value): z.output<T> | '' => value ?? ''),
  )

/**
 * A file of users: the name of its CSV, as CSV and as a workbook (base64), the number of users in it, and the
 * number of users in the list. Pages and servers of the release before know CSV only.
 */
export const UsersFile = z.object({
  name: z.string(),
  csv: z.string(),
  xlsx: z.optional(z.string()),
  rows: z.number(),
  total: z.number(),
})
export type UsersFile = z.output<typeof UsersFile>

/**
 * Exports the users list as a spreadsheet table, at most `limits.usersInFile` users. The export is
 * recorded in the audit log with the number of users.
 */
export const exportUsers = endpoint('exportUsers', {
  method: 'POST',
  path: '/api/v1/users/export',
  summary: 'Exporter des utilisateurs en tableau',
  access: 'users.view',
  envelope: 'data',
  costly: true,
  replica: 'unlessJustWritten',
  body: z.object({
    search: orNothing(search),
    status: orNothing(status),
    role: orNothing(code),
    federation: orNothing(code),
    order: query.order,
    desc: query.desc,
  }),
  answer: UsersFile,
})

/** Reads one user. */
export const readUser = endpoint('readUser', {
  method: 'GET',
  path: '/api/v1/users/{id}',
  summary: 'Lire un utilisateur',
  access: 'users.view',
  envelope: 'data',
  params: IdParams,
  answer: ManagedUser,
})
