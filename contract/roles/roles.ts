import * as z from 'zod/mini'
import { availability, Precheck } from '../deletions.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { EnteredUpon } from '../revision.ts'

/** What is entered of a role (spec §5 « Role »). */
export const RoleEntry = z.object({
  code: z
    .string({ error: 'Saisissez un code.' })
    .check(
      z.minLength(1, 'Saisissez un code.'),
      z.maxLength(limits.roleCode, `Le code a ${limits.roleCode} caractères au plus.`),
    ),
  label: z
    .string({ error: 'Saisissez un nom.' })
    .check(
      z.minLength(1, 'Saisissez un nom.'),
      z.maxLength(limits.name, `Le nom a ${limits.name} caractères au plus.`),
    ),
})
export type RoleEntry = z.input<typeof RoleEntry>

/** What the code of a role is made of, once there is one; one that was given before this rule stays. */
const CODE = /^(?:[a-z][a-z0-9_]*)?$/
const wrongCode =
  'Le code s’écrit en minuscules sans accent, chiffres et « _ », et commence par une lettre : agent_terrain.'
/** What is entered of a role whose code is new. */
export const NewRoleEntry = z.extend(RoleEntry, {
  code: RoleEntry.shape.code.check(z.regex(CODE, wrongCode)),
})

/** Why a role may not be deleted, by the code of the pre-check (spec §8). */
export const roleKept = {
  role_has_users: 'Des utilisateurs possèdent ce rôle.',
  role_is_fixed: 'L’application a besoin de ce rôle.',
  role_is_above: 'Des personnes ont ce rôle, et il donne des permissions que vous n’avez pas.',
} as const
export type RoleKept = keyof typeof roleKept
/**
 * A new role. `copied_role_id`: the role whose permissions it begins with, none without it.
 */
const NewRole = z.object({ ...NewRoleEntry.shape, copied_role_id: z.optional(z.nullable(Id)) })

/**
 * Creates a role that can be chosen in the user form. A code serves once (422); 404 for a copy of a role that
 * is gone. Nobody has it yet, so that it may give what the caller lacks.
 */
export const createRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles',
  summary: 'Créer un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  body: NewRole,
  answer: Nothing,
})

/** What is entered, and the `revision` of the role that it was entered upon. */
const RoleChange = z.object({ ...RoleEntry.shape, revision: EnteredUpon })

/**
 * Changes the code and the name of a role. 403 for a role that people have and that gives powers
 * that the caller lacks, 409 when somebody else changed it since `revision`.
 */
export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/v1/roles/{id}',
  summary: 'Modifier un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  params: IdParams,
  body: RoleChange,
  answer: Nothing,
})

/** Deletes a role. 409 when users have it, or when the application needs it. */
export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/v1/roles/{id}',
  summary: 'Supprimer un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  params: IdParams,
  answer: Nothing,
})

/** Says whether the caller may delete a role, and why not (spec §8 « Deletion refused by a pre-check »). */
export const readRoleActions = endpoint({
  method: 'GET',
  path: '/api/v1/roles/{id}/available_actions',
  summary: 'Savoir si un rôle peut être supprimé',
  access: 'roles.write',
  envelope: 'data',
  params: IdParams,
  query: Precheck,
  answer: z.object({ delete_role: availability(Object.keys(roleKept) as [RoleKept, ...RoleKept[]]) }),
})
