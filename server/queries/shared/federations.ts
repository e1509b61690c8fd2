import { type RawBuilder, sql } from 'kysely'
import type { FederationContact } from '../../../contract/shared/federation-contact.ts'
import type { Db } from '../../database.ts'

/** `federationId`: the only federation whose rows the caller sees; null for all of them. */
export type Scope = { federationId: number | null }

/** Whether a row is within a scope. `federation`: the column that has its federation, or an expression. */
export const inScope = ({ federationId }: Scope, federation: string | RawBuilder<unknown>) =>
  federationId === null
    ? sql<boolean>`true`
    : sql<boolean>`${typeof federation === 'string' ? sql.ref(federation) : federation} = ${federationId}`

/** A federation as named in mails to its people, with its contact details. */
export type Addressed = FederationContact & { name: string }

/** The contact of the federation with this id; undefined if there is none. */
export const findContact = (db: Db, federationId: number | null): Promise<Addressed | undefined> =>
  db
    .selectFrom('federations')
    .where('id', '=', federationId)
    .select(['name', 'contact_email', 'contact_phone', 'contact_hours'])
    .executeTakeFirst()

/** The contact of a person's federation. */
export const findContactOf = (db: Db, userId: number): Promise<Addressed | undefined> =>
  db
    .selectFrom('federations')
    .innerJoin('users', 'users.federation_id', 'federations.id')
    .where('users.id', '=', userId)
    .select(['name', 'contact_email', 'contact_phone', 'contact_hours'])
    .executeTakeFirst()

/** The versioned URL of a federation's logo; null without a logo. */
export const logoUrl = sql<string | null>`
  '/federations/' || federations.id || '/logo?v=' || federations.logo_version`
