import { DAY } from '../../../contract/days.ts'
import { isPower, type Permission } from '../../../contract/permissions.ts'
import type { Db, DbTransaction } from '../../database.ts'
import type { Caller } from '../../http/handler.ts'
import { findDutyOf } from '../../rules/second-factor/duty.ts'
import { areTermsAccepted } from '../../rules/terms.ts'
import { compiledOnce } from '../../storage/compiled-once.ts'
import { findAssistance } from './assistance.ts'
import { permissionsOfRole } from './authority.ts'

/**
 * What concerns everybody who has a session; planning joins takes longer than executing them, so that what
 * concerns few is read apart.
 */
const readSession = compiledOnce((db, sessionHash: string, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('givers', 'givers.user_id', 'users.id')
    .leftJoin('receivers', 'receivers.user_id', 'users.id')
    .where('sessions.id_hash', '=', sessionHash)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .where('users.is_deleted', '=', false)
    .select([
      'users.id',
      'users.federation_id',
      'users.email_verified_at',
      'users.tos_version',
      'roles.id as role_id',
      'roles.code',
      'roles.label',
      'givers.validation_type',
      'receivers.user_id as receiver_id',
      'sessions.created_at',
      'sessions.seen_at',
      'sessions.second_factor_at',
      'sessions.assistant_id',
      'sessions.expires_at',
      'sessions.is_own',
      permissionsOfRole.as('permissions'),
    ]),
)

/** Milliseconds: without a visit, and in all, for who holds a power over others. */
const STAFF_IDLE = DAY
const STAFF_LONGEST = 7 * DAY

/** Whether the own session of somebody with powers over others is over, which is so before everybody else’s. */
const isOverForStaff = (row: { permissions: Permission[]; created_at: Date; seen_at: Date }, now: Date) =>
  row.permissions.some(isPower) &&
  (now.getTime() - row.seen_at.getTime() >= STAFF_IDLE ||
    now.getTime() - row.created_at.getTime() >= STAFF_LONGEST)

/**
 * The person of a session, when it was opened and last used, and whether on their own device; null if it is no longer valid. An
 * assisted session is valid only while the assistant is allowed to act for the person.
 */
export async function findCaller(
  db: Db,
  sessionHash: string,
  now: Date,
): Promise<{ caller: Caller; createdAt: Date; seenAt: Date; isOwn: boolean } | null> {
  const [row] = await readSession(db, sessionHash, now)
  if (!row) return null
  const { assistant_id } = row
  if (assistant_id === null && isOverForStaff(row, now)) return null
  const assistance = assistant_id === null ? undefined : await findAssistance(db, row.id, assistant_id)
  if (assistant_id !== null && !assistance) return null
  const caller: Caller = {
    id: row.id,
    role: { id: row.role_id, code: row.code, label: row.label },
    federationId: row.federation_id,
    permissions: row.permissions,
    isVerified: row.email_verified_at !== null,
    areTermsAccepted: areTermsAccepted(row.code, row.tos_version),
    validationType: row.validation_type,
    isReceiver: row.receiver_id !== null,
    // In an assisted session, the link's creator has given their second factor.
    secondFactor:
      assistant_id === null && row.permissions.some(isPower)
        ? await findDutyOf(db, row.id, row.second_factor_at, now)
        : null,
    assistedBy:
      assistant_id !== null && assistance
        ? { id: assistant_id, name: assistance.by, until: row.expires_at }
        : null,
  }
  return { caller, createdAt: row.created_at, seenAt: row.seen_at, isOwn: row.is_own }
}

/**
 * The password hash for sign-in; null for an unknown address. Accounts that may not sign in have no hash.
 */
export async function findCredentials(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .where('email', '=', email.toLowerCase())
    .select(['id', 'password_hash', 'blocked_at', 'is_deleted'])
    .executeTakeFirst()
  return row
    ? { id: row.id, hash: row.password_hash, isClosed: row.blocked_at !== null || row.is_deleted }
    : null
}

/**
 * Locks an account until the end of the transaction, and answers whether it may still be signed in to with
 * the password whose hash was compared before: neither a new password nor a block came between.
 */
export async function lockCredentials(
  transaction: DbTransaction,
  userId: number,
  hash: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('is_deleted', '=', false)
    .select('password_hash')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined && row.password_hash === hash
}
