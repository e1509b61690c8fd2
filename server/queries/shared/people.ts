import { sql } from 'kysely'
import type { Territory, User } from '../../../contract/shared/users.ts'
import type { Db } from '../../database.ts'
import { areTermsAccepted } from '../../rules/terms.ts'
import { permissionsOfRole } from './authority.ts'

/** A timestamp in the API's format, ISO 8601. */
export const moment = (date: Date | null) => date?.toISOString() ?? null

/** A subquery: the territories of the outer query's user, main one first. */
const territoriesOfUser = sql<Territory[]>`(
  select coalesce(json_agg(json_build_object('id', towns.id, 'label_full', towns.label_full)
    order by territories.is_main desc, towns.label_full collate "und-x-icu", towns.id), '[]')
  from territories join cities as towns on towns.id = territories.city_id
  where territories.giver_id = users.id)`

/** Selects all users with every field of the API; callers add conditions. */
export const people = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('federations', 'federations.id', 'users.federation_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .leftJoin('givers', 'givers.user_id', 'users.id')
    .leftJoin('receivers', 'receivers.user_id', 'users.id')
    .select([
      'users.id',
      'users.firstname',
      'users.lastname',
      'users.email',
      'users.phone',
      'users.city_id',
      'users.federation_id',
      'users.role_id',
      'users.email_verified_at',
      'users.tos_version',
      'users.accept_tos_date',
      'users.gdpr_state',
      'users.newsletter_accepted_at',
      'users.deletion_requested_at',
      'users.blocked_at',
      'users.is_deleted',
      'users.created_at',
      'roles.code as role_code',
      'roles.label as role_label',
      'federations.code as federation_code',
      'federations.name as federation_name',
      'federations.department_code',
      'federations.contact_email',
      'federations.contact_phone',
      'federations.contact_hours',
      'federations.near_territories',
      'cities.label as city_label',
      'cities.label_full as city_label_full',
      'cities.postal_code',
      'givers.nit',
      'givers.validation_type',
      'givers.validated_at',
      'givers.refused_at',
      'givers.refusal_reason',
      'givers.refusal_note',
      'givers.is_wolfhunter',
      'receivers.is_hunter',
      'receivers.search_radius',
      permissionsOfRole.as('permissions'),
      territoriesOfUser.as('territories'),
    ])

export type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>

/** Converts a row to a `User` (spec §3). */
export const toUser = (row: PersonRow): User => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  phone: row.phone,
  city_id: row.city_id,
  city:
    row.city_id === null
      ? null
      : {
          id: row.city_id,
          postal_code: row.postal_code ?? '',
          label: row.city_label ?? '',
          label_full: row.city_label_full ?? '',
        },
  federation:
    row.federation_id === null
      ? null
      : { id: row.federation_id, code: row.federation_code ?? '', name: row.federation_name ?? '' },
  federation_id: row.federation_id,
  role: { id: row.role_id, code: row.role_code, label: row.role_label },
  role_id: row.role_id,
  is_verified: row.email_verified_at !== null,
  is_tos_accepted: areTermsAccepted(row.role_code, row.tos_version),
  accept_tos_date: moment(row.accept_tos_date),
  gdpr_state: row.gdpr_state,
  newsletter_accepted_at: moment(row.newsletter_accepted_at),
  deletion_requested_at: moment(row.deletion_requested_at),
  is_wolfhunter: row.is_wolfhunter ?? false,
  created_at: row.created_at.toISOString(),
  blocked_at: moment(row.blocked_at),
  is_deleted: row.is_deleted,
  giver:
    row.nit === null || row.validation_type === null
      ? null
      : {
          nit: row.nit,
          validation_type: row.validation_type,
          validated_at: moment(row.validated_at),
          refused_at: moment(row.refused_at),
          refusal_reason: row.refusal_reason,
          is_wolfhunter: row.is_wolfhunter ?? false,
          cities: row.territories,
        },
  receiver:
    row.search_radius === null
      ? null
      : { is_hunter: row.is_hunter ?? false, search_radius: row.search_radius },
})
