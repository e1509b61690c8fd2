import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Revision } from '../revision.ts'
import { GIVER, RECEIVER } from './users.ts'

/** Something that a role may allow (spec §3). `code` reads `users.write`, `label` is French. */
export const PermissionRow = z.object({ id: z.number(), code: z.string(), label: z.string() })
export type PermissionRow = z.output<typeof PermissionRow>

/** The role of whoever manages the whole product; the application makes its first holder. */
export const ADMIN = 'admin'

/** Roles that the application finds by their code: the code stays, and so does the role. */
export const isFixed = ({ code }: { code: string }) => [GIVER, RECEIVER, ADMIN].includes(code)

/** Roles that anybody takes by registering: they give no power over others. */
export const isSelfRegistered = ({ code }: { code: string }) => [GIVER, RECEIVER].includes(code)

/**
 * A role with what it allows (spec §3). `affectable_from_backoffice`: it can be chosen in the user
 * form. `users_count`: how many accounts that the caller may see have it, the anonymised included.
 * `revision` changes with its code, its name and its permissions.
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

/** Every role, by name. Who manages users chooses among them. */
export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/roles',
  summary: 'Lister les rôles',
  access: ['roles.view', 'users.view', 'users.write'],
  envelope: 'list',
  answer: z.array(RoleDetails),
})
