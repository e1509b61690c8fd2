import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Meta } from '../../../contract/fields.ts'

type Template = Parameters<typeof sql>

/** Tags the part of a query from `from` on, whose rows it counts. */
export const countRows =
  (db: Db) =>
  async (...from: Template): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) ${sql(...from)}`.execute(db)
    return rows[0]!.count
  }

/** Tags the part of a query from `from` on, and answers whether it has a row. */
export const hasRows =
  (db: Db) =>
  async (...from: Template): Promise<boolean> => {
    const { rows } = await sql`select ${sql(...from)} limit 1`.execute(db)
    return rows.length > 0
  }

/** Which part of a list is asked for: pages are counted from 1. */
export type Page = { page: number; perPage: number }

/** The end of the query of a list, which cuts the page. */
export const cut = ({ page, perPage }: Page) => sql`limit ${perPage} offset ${(page - 1) * perPage}`

/** What a paginated answer says of its page: an empty list has one page. `perPage`: rows per page. */
export const pageMeta = (total: number, { page, perPage }: Page): Meta => ({
  total,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
})
