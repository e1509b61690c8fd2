import type { Db } from '../../database.ts'
import { hasRows, countRows } from '../shared/rows.ts'

/**
 * Locks a federation against changes and deletion until the end of the transaction; users may still join
 * it. Undefined if it does not exist.
 */
export const holdFederation = (transaction: Db, id: number) =>
  transaction.selectFrom('federations').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()

/** Whether any commune of a department is known. */
export const hasTowns = (db: Db, department_code: string) =>
  hasRows(db)`from cities where department_code = ${department_code}`

/** The number of neighbouring communes attached to a federation besides its own. */
export const countNearTowns = (db: Db, id: number) =>
  countRows(db)`from federation_cities where federation_id = ${id} and is_near`
