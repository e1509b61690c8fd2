import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, list, Nothing } from '../fields.ts'
import { EnteredUpon } from '../revision.ts'
import { PermissionRow } from '../shared/roles.ts'

/** Every permission that a role may give. */
export const listPermissions = endpoint('listPermissions', {
  method: 'GET',
  path: '/api/v1/permissions',
  summary: 'Lister les permissions',
  access: 'roles.view',
  envelope: 'list',
  answer: z.array(PermissionRow),
})

/**
 * Replaces the permissions of a role. The caller must hold every permission added or removed, unless the
 * role has no users. 422 for a permission without the view permission it depends on; 409 if no user with
 * every power would remain, or if the role has changed since `revision`.
 */
export const setRolePermissions = endpoint('setRolePermissions', {
  method: 'PUT',
  path: '/api/v1/roles/{id}/set_permissions',
  summary: 'Choisir les permissions d’un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ permission_ids: list(Id, 100), revision: EnteredUpon }),
  answer: Nothing,
})
