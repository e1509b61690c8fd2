import { createHash } from 'node:crypto'
import type { FederationContact } from '../../contract/shared/federation-contact.ts'
import { Conflict } from '../http/errors.ts'

const revisionOf = (values: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)

/** The fields of a user that the back-office form changes, as stored. */
type EditedUser = {
  firstname: string
  lastname: string | null
  email: string
  phone: string | null
  city_id: number | null
  federation_id: number | null
  role_id: number
  is_wolfhunter: boolean | null
}

/** An opaque version of a user; it changes with any field of the back-office form (design §4, 409). */
export const userRevision = (user: EditedUser) =>
  revisionOf([
    user.firstname,
    user.lastname,
    user.email,
    user.phone,
    user.city_id,
    user.federation_id,
    user.role_id,
    user.is_wolfhunter,
  ])

/** The same of a role, with the codes of its permissions. */
export const roleRevision = (role: { code: string; label: string; permissions: readonly string[] }) =>
  revisionOf([role.code, role.label, role.permissions.toSorted()])

/** The same of a federation. */
export const federationRevision = (
  federation: FederationContact & {
    name: string
    logo_version: string | null
    second_factor_grace: number | null
    near_territories: boolean
  },
) =>
  revisionOf([
    federation.name,
    federation.logo_version,
    federation.contact_email,
    federation.contact_phone,
    federation.contact_hours,
    federation.second_factor_grace,
    federation.near_territories,
  ])

const overtaken = {
  user: 'Ce compte a été modifié entre-temps. Relisez-le, puis recommencez.',
  role: 'Ce rôle a été modifié entre-temps. Relisez-le, puis recommencez.',
  federation: 'Cette fédération a été modifiée entre-temps. Relisez-la, puis recommencez.',
} as const

/**
 * Checks the revision that an edit is based on; without `sent` nothing is checked.
 * @throws Conflict when it differs from the `stored` one
 */
export function assertCurrent(kind: keyof typeof overtaken, sent: string | undefined, stored: string): void {
  if (sent !== undefined && sent !== stored) throw new Conflict(overtaken[kind])
}
