import type { AskedRoleWindow } from '../../machines/roles/roles.ts'
import type { AskedUserWindow } from '../../machines/users/user-windows.ts'
import { idIn, namedWindow } from './named-window.ts'

const ofARole = ['edition', 'duplication', 'permissions', 'history'] as const

/** All parameters that name one of the roles. */
export const roleWindowNames = ['addition', ...ofARole]

/**
 * The window named in the URL of the roles: `?addition=1`, `?edition=<role>`, `?duplication=<role>`,
 * `?permissions=<role>`, `?history=<role>`; null if there is none.
 */
export function askedRoleWindow(params: URLSearchParams): AskedRoleWindow | null {
  if (params.has('addition')) return { name: 'addition' }
  const role = namedWindow(params, ofARole)
  return role && { name: role.window, roleId: role.id }
}

/**
 * The window named in the URL of the users: `/users?addition=1`, `/users/<user>?edition=1`,
 * `/users/<user>?history=1`; undefined if there is none. `userId`: the user named in the path.
 */
export function askedUserWindow(
  params: URLSearchParams,
  userId: number | undefined,
): AskedUserWindow | undefined {
  if (userId === undefined) return params.has('addition') ? 'addition' : undefined
  return (['edition', 'history'] as const).find((name) => params.has(name))
}

/** The form named in the URL of a list of staff: `?addition=1`, or `?edition=<row>`; null if there is none. */
export const askedForm = (params: URLSearchParams): 'addition' | number | null =>
  params.has('addition') ? 'addition' : idIn(params, 'edition')
