import type { FederationContact } from '../../../contract/shared/federation-contact.ts'
import type { Db } from '../../database.ts'

/** A federation as the mails to its people name it, and how they reach it. */
export type Addressed = FederationContact & { name: string }

/** The one of this id; undefined for who belongs to none. */
export const findContact = (db: Db, federationId: number | null): Promise<Addressed | undefined> =>
  db
    .selectFrom('federations')
    .where('id', '=', federationId)
    .select(['name', 'contact_email', 'contact_phone', 'contact_hours'])
    .executeTakeFirst()

/** That of a person, by their id. */
export const findContactOf = (db: Db, userId: number): Promise<Addressed | undefined> =>
  db
    .selectFrom('federations')
    .innerJoin('users', 'users.federation_id', 'federations.id')
    .where('users.id', '=', userId)
    .select(['name', 'contact_email', 'contact_phone', 'contact_hours'])
    .executeTakeFirst()
