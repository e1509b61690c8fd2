import * as z from 'zod/mini'
import { availability, Precheck } from '../deletions.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { EnteredUpon } from '../revision.ts'
import { oneLine } from '../typed-text.ts'

/** What is entered of a role (spec §5 « Role »). */
export const RoleEntry = z.object({
  code: z
    .string({ error: 'Saisissez un code.' })
    .check(
      oneLine,
      z.minLength(1, 'Saisissez un code.'),
      z.maxLength(limits.roleCode, `Le code a ${limits.roleCode} caractères au plus.`),
    ),
  label: z
    .string({ error: 'Saisissez un nom.' })
    .check(
      oneLine,
      z.minLength(1, 'Saisissez un nom.'),
      z.maxLength(limits.name, `Le nom a ${limits.name} caractères au plus.`),
    ),
})
export type RoleEntry = z.input<typeof RoleEntry>

/** The format of role codes. Existing codes that predate this rule are kept. */
const CODE = /^(?:[a-z][a-z0-9_]*)?$/
const wrongCode =
  'Le code s’écrit en minuscules sans accent, chiffres et « _ », et commence par une lettre : agent_terrain.'
/** The entry of a role with a new code. */
export const NewRoleEntry = z.extend(RoleEntry, {
  code: RoleEntry.shape.code.check(z.regex(CODE, wrongCode)),
})

/** Reasons why a role cannot be deleted, by code of the pre-check (spec §8). */
export const roleKept = {
  role_has_users: 'Des utilisateurs possèdent ce rôle.',
  role_is_fixed: 'L’application a besoin de ce rôle.',
  role_is_above: 'Des personnes ont ce rôle, et il donne des permissions que vous n’avez pas.',
} as const
export type RoleKept = keyof typeof roleKept
/** A new role. `copied_role_id`: an optional role whose permissions are copied. */
const NewRole = z.object({ ...NewRoleEntry.shape, copied_role_id: z.optional(z.nullable(Id)) })

/**
 * Creates a role that can be selected in the user form. 422 for a code in use; 404 if the role to copy no
 * longer exists. A new role has no users, so it may include permissions that the caller lacks.
 */
export const createRole = endpoint('createRole', {
  method: 'POST',
  path: '/api/v1/roles',
  summary: 'Créer un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  body: NewRole,
  answer: Nothing,
})

/** The entry, and the `revision` of the role that it is based on. */
const RoleChange = z.object({ ...RoleEntry.shape, revision: EnteredUpon })

/**
 * Changes the code and name of a role. 403 for a role with users and powers that the caller lacks; 409
 * when it has changed since `revision`.
 */
export const updateRole = endpoint('updateRole', {
  method: 'PUT',
  path: '/api/v1/roles/{id}',
  summary: 'Modifier un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  params: IdParams,
  body: RoleChange,
  answer: Nothing,
})

/** Deletes a role. 409 when it has users or the application depends on it. */
export const deleteRole = endpoint('deleteRole', {
  method: 'DELETE',
  path: '/api/v1/roles/{id}',
  summary: 'Supprimer un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/**
 * Whether the caller may delete a role, and otherwise why not (spec §8 « Deletion refused by a pre-check
 * »).
 */
export const readRoleActions = endpoint('readRoleActions', {
  method: 'GET',
  path: '/api/v1/roles/{id}/available_actions',
  summary: 'Savoir si un rôle peut être supprimé',
  access: 'roles.write',
  envelope: 'data',
  params: IdParams,
  query: Precheck,
  answer: z.object({ delete_role: availability(Object.keys(roleKept) as [RoleKept, ...RoleKept[]]) }),
})
