import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** How many of the waiting givers are members since the latest file. */
const KNOWN = 2

/**
 * Enters some of the givers who wait into their federation's database, as a file does that was imported
 * after they registered: staff may validate them together. The first one stays unknown.
 */
export const addWaitingMembers = (db: Db, federationId: number) =>
  sql`
    insert into retrievers (federation_id, lastname, firstname, nit, city)
    select users.federation_id, users.lastname, users.firstname, givers.nit, cities.label
    from givers
    join users on users.id = givers.user_id
    join cities on cities.id = users.city_id
    where givers.validation_type = 'waiting' and users.federation_id = ${federationId}
    order by users.id
    limit ${KNOWN} offset 1`.execute(db)

/** Enters the givers of these federations whom their database validated automatically. */
export const addValidatedMembers = (db: Db, federationIds: readonly number[]) =>
  sql`
    insert into retrievers (federation_id, lastname, firstname, nit, email, city)
    select users.federation_id, upper(users.lastname), users.firstname, givers.nit, users.email, cities.label
    from givers
    join users on users.id = givers.user_id
    join cities on cities.id = users.city_id
    where givers.validation_type = 'auto' and users.federation_id = any(${federationIds}::integer[])
    order by users.id`.execute(db)

/**
 * Members of the Cher's database without an account, of whom it lists no address: a registration that matches
 * NIT, name and commune is validated at once.
 */
export const demoMembers = [
  { lastname: 'DUPLESSIS', firstname: 'Laurent', nit: '18C0001', email: null, city: 'Bourges' },
  { lastname: 'LEMÉE', firstname: 'Françoise', nit: '18C0002', email: null, city: 'Bourges' },
  { lastname: 'BOUQUET', firstname: 'Jean-Pierre', nit: '18C0003', email: null, city: 'Bourges' },
  { lastname: 'CHAUMETTE', firstname: 'Sylvie', nit: '18C0004', email: null, city: 'Bourges' },
  { lastname: 'AUCLAIR', firstname: 'Gérard', nit: '18C0005', email: null, city: 'Bourges' },
]
