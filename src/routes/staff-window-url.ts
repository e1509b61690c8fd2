import * as z from 'zod/mini'
import { Id } from '../../contract/fields.ts'
import type { AskedRoleWindow } from '../../machines/roles/roles.ts'
import type { AskedUserWindow } from '../../machines/users/user-windows.ts'

const ofARole = ['edition', 'duplication', 'permissions', 'history'] as const

const idIn = (params: URLSearchParams, name: string) => z.safeParse(Id, params.get(name)).data ?? null

/**
 * The window named in the URL of the roles: `?addition=1`, `?edition=<role>`, `?duplication=<role>`,
 * `?permissions=<role>`, `?history=<role>`; null if there is none.
 */
export function askedRoleWindow(params: URLSearchParams): AskedRoleWindow | null {
  if (params.has('addition')) return { name: 'addition' }
  for (const name of ofARole) {
    const roleId = idIn(params, name)
    if (roleId !== null) return { name, roleId }
  }
  return null
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
