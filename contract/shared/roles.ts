import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Revision } from '../revision.ts'
import { GIVER, RECEIVER } from './users.ts'

/** Something that a role may allow (spec §3). `code` reads `users.write`, `label` is French. */
export const PermissionRow = z.object({ id: z.number(), code: z.string(), label: z.string() })
export type PermissionRow = z.output<typeof PermissionRow>

/** The code of the administrator role; the application creates its first holder. */
export const ADMIN = 'admin'

/** Roles that the application looks up by code; they can be neither deleted nor given another code. */
export const isFixed = ({ code }: { code: string }) => [GIVER, RECEIVER, ADMIN].includes(code)

/** Roles obtained by registering; they give no power over others. */
export const isSelfRegistered = ({ code }: { code: string }) => [GIVER, RECEIVER].includes(code)

/**
 * A role with its permissions (spec §3). `affectable_from_backoffice`: selectable in the user form.
 * `users_count`: accounts visible to the caller, anonymised ones included. `revision` changes with its
 * code, name and permissions.
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

/** Lists roles by name. Staff who manage users choose among them. */
export const listRoles = endpoint('listRoles', {
  method: 'GET',
  path: '/api/v1/roles',
  summary: 'Lister les rôles',
  access: ['roles.view', 'users.view', 'users.write'],
  envelope: 'list',
  answer: z.array(RoleDetails),
})
