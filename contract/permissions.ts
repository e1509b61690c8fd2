import * as z from 'zod/mini'

/** The permission codes of spec §6, and the two views and the import that the back-office needs beside them. */
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

export const Permission = z.enum(permissions)
export type Permission = z.output<typeof Permission>

/**
 * Whether a permission gives power over others. A giver's own permission concerns only themselves, so
 * that staff can manage givers without planning hunts.
 */
export const isPower = (permission: string) => !permission.startsWith('hunts.self.')

/** The permission to see what another one changes, without which that one serves nothing; null where there is none. */
export function viewNeededFor(code: string): Permission | null {
  const view = permissions.find((permission) => permission === `${code.split('.')[0]}.view`)
  return view === undefined || view === code ? null : view
}

/**
 * Whether somebody who holds `held` gives or takes this permission. In a role that nobody has, any power:
 * nobody may do more by it until it is given to them, by somebody who holds all of it.
 */
export const mayGrant = (held: readonly string[], permission: string, { isFree }: { isFree: boolean }) =>
  held.includes(permission) || (isFree && isPower(permission))

/** Whether `held` includes every power over others among `permissions`. */
export const holdsPowers = (held: readonly string[], permissions: readonly string[]): boolean =>
  permissions.every((permission) => !isPower(permission) || held.includes(permission))
