import * as z from 'zod/mini'
import { availability, Precheck } from '../deletions.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, Nothing } from '../fields.ts'
import { limits } from '../limits.ts'
import { EnteredUpon, Revision } from '../revision.ts'
import { PermissionRow } from './role-permissions.ts'
import { GIVER, RECEIVER } from '../shared/users.ts'

/** The role of whoever manages the whole product; the application makes its first holder. */
export const ADMIN = 'admin'

/** Roles that the application finds by their code: the code stays, and so does the role. */
export const isFixed = ({ code }: { code: string }) => [GIVER, RECEIVER, ADMIN].includes(code)

/** Roles that anybody takes by registering: they give no power over others. */
export const isSelfRegistered = ({ code }: { code: string }) => [GIVER, RECEIVER].includes(code)

/**
 * A role with what it allows (spec §3). `affectable_from_backoffice`: it can be chosen in the user
 * form. `users_count`: how many accounts have it, the anonymised included. `revision` changes with
 * its code, its name and its permissions.
 */
export const RoleDetails = z.object({
  id: z.number(),
  code: z.string(),
  label: z.string(),
  affectable_from_backoffice: z.boolean(),
  permissions: z.array(PermissionRow),
  users_count: z.optional(z.number()),
  revision: Revision,
})
export type RoleDetails = z.output<typeof RoleDetails>

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

/** Why a role may not be deleted, by the code of the pre-check (spec §8). */
export const roleKept = {
  role_has_users: 'Des utilisateurs possèdent ce rôle.',
  role_is_fixed: 'L’application a besoin de ce rôle.',
  role_is_above: 'Ce rôle donne des permissions que vous n’avez pas.',
} as const
export type RoleKept = keyof typeof roleKept

/** Every role, by name. Who manages users chooses among them. */
export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/roles',
  summary: 'Lister les rôles',
  access: ['roles.view', 'users.view', 'users.write'],
  envelope: 'list',
  answer: z.array(RoleDetails),
})

/** Creates a role, without permissions, that can be chosen in the user form. A code serves once (422). */
export const createRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles',
  summary: 'Créer un rôle',
  access: 'roles.write',
  envelope: 'nothing',
  body: RoleEntry,
  answer: Nothing,
})

/** What is entered, and the `revision` of the role that it was entered upon. */
const RoleChange = z.object({ ...RoleEntry.shape, revision: EnteredUpon })

/**
 * Changes the code and the name of a role. 403 for a role that gives powers that the caller lacks,
 * 409 when somebody else changed it since `revision`.
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

/** Deletes a role that nobody has (409) and that the application does not need (409). */
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
