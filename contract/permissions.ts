import * as z from 'zod/mini'

/**
 * The permission codes of spec §6, plus two view permissions and one import permission that the back
 * office needs.
 */
export const permissions = [
  'hunts.self.write',
  'federations.view',
  'federations.write',
  'roles.view',
  'roles.write',
  'users.view',
  'users.write',
  'users.write.block',
  'users.write.token',
  'users.write.gdpr',
  'statistics.view',
  'federations.import',
] as const

/** A permission code, such as `users.write`. */
export const Permission = z.enum(permissions)
export type Permission = z.output<typeof Permission>

const isKnown = (code: string): code is Permission => Permission.safeParse(code).success

/**
 * A person's permissions as a page reads them: the codes it knows. A page that was opened before an upgrade
 * has nothing to offer for a newer one, and works on without it.
 */
export const KnownPermissions = z.pipe(
  z.array(z.string()),
  z.pipe(
    z.transform((codes: string[]) => codes.filter(isKnown)),
    z.array(Permission),
  ),
)

/**
 * Whether a permission gives power over other people. The giver's own permission does not, so that staff
 * can manage givers without being able to plan hunts.
 */
export const isPower = (permission: string) => !permission.startsWith('hunts.self.')

/** The view permission that another permission depends on; null if it needs none. */
export function viewNeededFor(code: string): Permission | null {
  const view = permissions.find((permission) => permission === `${code.split('.')[0]}.view`)
  return view === undefined || view === code ? null : view
}

/**
 * Whether a person who holds `held` may add this permission to a role or remove it. For a role without
 * users any power is allowed: it takes effect only when assigned, which requires all its powers.
 */
export const mayGrant = (held: readonly string[], permission: string, { isFree }: { isFree: boolean }) =>
  held.includes(permission) || (isFree && isPower(permission))

/** Whether `held` includes every power over others among `permissions`. */
export const holdsPowers = (held: readonly string[], permissions: readonly string[]): boolean =>
  permissions.every((permission) => !isPower(permission) || held.includes(permission))
