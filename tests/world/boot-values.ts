import { permissions } from '../../contract/permissions.ts'
import type { SecondFactorDuty } from '../../contract/shared/second-factor/second-factor-duty.ts'
import { GIVER, RECEIVER, type User } from '../../contract/shared/users.ts'
import { givers, others, staff } from './people.ts'
import { federations, place } from './places.ts'
import type { Boot } from '../../contract/shared/session.ts'

/** The common parts of every user of the world, as the API answers them. */
export const userOf = (
  { id, email, firstname, lastname, phone, city }: Omit<(typeof staff)[number], 'role' | 'federation_id'>,
  role: User['role'],
): User => ({
  id,
  email,
  firstname,
  lastname,
  phone,
  role,
  role_id: role.id,
  city: place(city as 'Bourges'),
  city_id: place(city as 'Bourges').id,
  federation: { id: 1, code: 'FDC18', name: 'Cher' },
  federation_id: 1,
  is_verified: true,
  is_tos_accepted: true,
  accept_tos_date: '2026-01-05T08:00:00.000Z',
  gdpr_state: 'accepted',
  newsletter_accepted_at: null,
  deletion_requested_at: null,
  is_wolfhunter: false,
  created_at: '2026-01-05T08:00:00.000Z',
  blocked_at: null,
  is_deleted: false,
  giver: null,
  receiver: null,
})
const roles = {
  giver: { id: 1, code: GIVER, label: 'Responsable de territoire' },
  receiver: { id: 2, code: RECEIVER, label: 'Particulier' },
  admin: { id: 3, code: 'admin', label: 'Administrateur' },
}
const bootOf = (user: User, permissions: Boot['permissions']): Boot => ({
  user,
  role: user.role,
  federation: { ...federations[0], name: 'Cher' },
  permissions,
  second_factor: null,
  assistance: null,
})

/** The boot values of a giver of the world. */
export function giverBoot(person: { id: number }): Boot {
  const one = givers.find(({ id }) => id === person.id)!
  const { nit, validation_type, is_wolfhunter } = one
  const decided = { validated_at: null, refused_at: null, refusal_reason: null }
  const giver = { nit, validation_type, ...decided, is_wolfhunter, cities: [] }
  return bootOf({ ...userOf(one, roles.giver), giver }, ['hunts.self.write'])
}

/** The boot values of a receiver of the world, by their address. */
export function receiverBoot(address: string): Boot {
  const one = others.find(({ email }) => email === address)!
  const is_verified = one.except !== 'unverified'
  const is_tos_accepted = is_verified && one.except !== 'terms pending'
  const accepted = is_tos_accepted ? {} : { is_tos_accepted, accept_tos_date: null }
  const receiver = { is_hunter: false, search_radius: one.radius }
  return bootOf({ ...userOf(one, roles.receiver), ...accepted, is_verified, receiver }, [])
}

/** The boot values of admin@ with this second-factor duty. */
export function adminBoot(second_factor: SecondFactorDuty): Boot {
  const nowhere = { federation: null, federation_id: null }
  const powers = permissions.filter((code) => code !== 'hunts.self.write')
  const boot = bootOf({ ...userOf(staff[0]!, roles.admin), ...nowhere }, powers)
  return { ...boot, federation: null, second_factor }
}
