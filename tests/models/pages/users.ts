import type { ManagedUser, UsersQuery } from '../../../contract/users/managed-users.ts'
import { GIVER, RECEIVER } from '../../../contract/shared/users.ts'
import { permissions } from '../../../contract/permissions.ts'
import type { BrowserDriver } from '../../model/model.ts'
import { admin, givers, matching, others, staff } from '../../world/people.ts'
import { federations, place } from '../../world/places.ts'

/** The back office's users in the world: shared parts of the models of their flows. */
const creation = '2026-01-05T08:00:00.000Z'
const roles = [
  { id: 1, code: GIVER, label: 'Responsable de territoire' },
  { id: 2, code: RECEIVER, label: 'Particulier' },
  { id: 3, code: 'admin', label: 'Administrateur' },
  { id: 4, code: 'federation_admin', label: 'Administrateur de fédération' },
  { id: 5, code: 'role_manager', label: 'Gestionnaire des rôles' },
  { id: 6, code: 'statistics_viewer', label: 'Lecteur des statistiques' },
]

type Somebody = (typeof givers)[number] | (typeof others)[number] | (typeof staff)[number]

function managed(one: Somebody, code: string, federationId: number | null): ManagedUser {
  const { id, email, firstname, lastname, phone } = one
  const role = roles.find((each) => each.code === code)!
  const found = federations.find((each) => each.id === federationId)
  const city = place(one.city as 'Bourges')
  const except = 'except' in one ? one.except : undefined
  const giver = 'nit' in one ? one : null
  return {
    id,
    email,
    firstname,
    lastname,
    phone,
    city,
    city_id: city.id,
    role,
    role_id: role.id,
    federation: found ? { id: found.id, code: found.code, name: found.name } : null,
    federation_id: federationId,
    is_verified: true,
    is_tos_accepted: except !== 'terms pending',
    accept_tos_date: creation,
    newsletter_accepted_at: null,
    deletion_requested_at: null,
    gdpr_state: 'accepted',
    is_wolfhunter: giver?.is_wolfhunter ?? false,
    created_at: creation,
    giver: giver && {
      nit: giver.nit,
      validation_type: giver.validation_type,
      is_wolfhunter: giver.is_wolfhunter,
      validated_at: creation,
      refused_at: null,
      refusal_reason: null,
      cities: [],
    },
    receiver: 'radius' in one ? { is_hunter: false, search_radius: one.radius } : null,
    blocked_at: except === 'blocked' ? creation : null,
    is_deleted: except === 'deleted',
    is_manageable: true,
    refusal_note: null,
    revision: 'as first read',
    pending_email: null,
    has_second_factor: false,
  }
}

/** All users of the world, as admin@ sees them. */
export const everybody: ManagedUser[] = [
  ...givers.map((one) => managed(one, GIVER, 1)),
  ...[...matching, ...others].map((one) => managed(one, RECEIVER, 1)),
  ...staff.map((one) => managed(one, one.role, one.federation_id)),
]
export const userOf = ({ id }: { id: number }) => everybody.find((user) => user.id === id)!
export const nameOf = ({ firstname, lastname }: ManagedUser) => `${firstname} ${lastname}`
/** The name as the list writes it. */
export const listed = ({ firstname, lastname }: ManagedUser) => `${firstname} ${lastname}`

/** The choices of a user's form. */
export const choices = {
  roles: roles.map((role) => ({
    ...role,
    permissions: [],
    revision: 'as first read',
    affectable_from_backoffice: ![GIVER, RECEIVER].includes(role.code),
  })),
  federations: federations.map((federation) => ({
    ...federation,
    logo: null,
    url_logo: null,
    created_at: creation,
    revision: 'as first read',
    cities_count: 0,
    givers_count: 0,
    receivers_count: 0,
    retriever_users_count: 0,
    admins_count: 0,
    second_factor_grace: null,
  })),
}

/** The permissions of admin@. */
export const windows = {
  callerId: admin.id,
  federationId: null,
  permissions: permissions.filter((code) => code !== 'hunts.self.write'),
}
export const usual: UsersQuery = {
  search: '',
  status: '',
  role: '',
  federation: '',
  page: 1,
  perPage: 10,
  order: 'email',
  desc: false,
}

/**
 * A page of the list as the server answers it; the search considers last names only, the status filter «
 * blocked » only.
 */
export function pageOf({ search, status, page, perPage, order, desc }: UsersQuery) {
  const key = (user: ManagedUser) => (order === 'lastname' ? user.lastname! : user.email)
  const found = everybody
    .filter(({ lastname }) => lastname!.toLowerCase().startsWith(search.toLowerCase()))
    .filter(({ blocked_at }) => status !== 'blocked' || blocked_at !== null)
    .sort((a, b) => key(a).localeCompare(key(b), 'fr') * (desc ? -1 : 1))
  const last_page = Math.max(1, Math.ceil(found.length / perPage))
  return {
    data: found.slice((page - 1) * perPage, page * perPage),
    meta: { total: found.length, current_page: page, last_page },
  }
}

/** Opens the list as admin@ and waits for its first page. */
export async function atUsers(driver: BrowserDriver) {
  await driver.open('/users')
  await driver.sees('table', 'Utilisateurs')
  await driver.sees('combobox', 'Filtrer par fédération')
}
