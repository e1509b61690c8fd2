import type { ManagedUser } from '../../../contract/users/managed-users.ts'

/** A user of whom everything is known, in which no two values are equal. */
export const somebody: ManagedUser = {
  id: 4101,
  firstname: 'Solange',
  lastname: 'Vidal',
  email: 'solange.vidal@example.org',
  phone: '06 39 98 41 01',
  city: { id: 4102, postal_code: '18220', label: 'Menetou', label_full: 'Menetou-Salon (18510)' },
  city_id: 4102,
  role: { id: 4103, code: 'giver', label: 'Responsable de territoire' },
  role_id: 4103,
  federation: { id: 4104, code: '41', name: 'Fédération du Loir-et-Cher' },
  federation_id: 4104,
  is_verified: true,
  is_tos_accepted: true,
  accept_tos_date: '2026-01-02T09:00:00.000Z',
  newsletter_accepted_at: '2026-01-03T09:00:00.000Z',
  deletion_requested_at: '2026-01-04T09:00:00.000Z',
  gdpr_state: 'accepted',
  is_wolfhunter: true,
  created_at: '2026-01-05T09:00:00.000Z',
  giver: {
    nit: '4100007',
    validation_type: 'manual',
    is_wolfhunter: true,
    validated_at: '2026-01-06T09:00:00.000Z',
    refused_at: '2026-01-07T09:00:00.000Z',
    refusal_reason: 'Votre NIT est illisible.',
    cities: [],
  },
  receiver: { is_hunter: true, search_radius: 35 },
  blocked_at: null,
  is_deleted: false,
  is_manageable: true,
  refusal_note: 'Déjà venu deux fois.',
  revision: 'as first read',
  pending_email: 's.vidal@example.com',
  has_second_factor: false,
}
/** What tells that they are blocked. */
export const blocked = { blocked_at: '2026-01-08T09:00:00.000Z' }
