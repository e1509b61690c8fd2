import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, list, Nothing } from '../fields.ts'
import { EnteredUpon } from '../revision.ts'
import { PermissionRow } from '../shared/roles.ts'

/** Every permission that a role may give. */
export const listPermissions = endpoint({
  method: 'GET',
  path: '/api/v1/permissions',
  summary: 'Lister les permissions',
  access: 'roles.view',
  envelope: 'list',
  answer: z.array(PermissionRow),
})

/**
 * Replaces the permissions of a role. The caller must hold every permission added or removed,
 * unless nobody has the role yet; what changes something goes with the permission to see it (422),
 * and at least one user with every power must remain (409). Also 409 when somebody else changed the role
 * since `revision`.
 */
export const setRolePermissions = endpoint({
  method: 'PUT',
  path: '/api/v1/roles/{id}/set_permissions',
  summary: 'Choisir les permissions d’un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  params: IdParams,
  body: z.object({ permission_ids: list(Id, 100), revision: EnteredUpon }),
  answer: Nothing,
})
