import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Meta } from '../../../contract/fields.ts'

type Template = Parameters<typeof sql>

/** Tags a query whose rows it reads. */
export const readRows =
  <Row>(db: Db) =>
  async (...query: Template): Promise<Row[]> =>
    (await sql<Row>(...query).execute(db)).rows

/** Tags a query whose first row it reads; undefined if there is none. */
export const readFirst =
  <Row>(db: Db) =>
  async (...query: Template): Promise<Row | undefined> =>
    (await readRows<Row>(db)(...query))[0]

/** Tags a query that always has a row, which it reads. */
export const readOne =
  <Row>(db: Db) =>
  async (...query: Template): Promise<Row> =>
    (await readRows<Row>(db)(...query))[0]!

/** Tags the part of a query from `from` on, whose rows it counts. */
export const countRows =
  (db: Db) =>
  async (...from: Template): Promise<number> =>
    (await readOne<{ count: number }>(db)`select count(*) ${sql(...from)}`).count

/** Tags the part of a query from `from` on, and answers whether it has a row. */
export const hasRows =
  (db: Db) =>
  async (...from: Template): Promise<boolean> =>
    (await readFirst(db)`select ${sql(...from)} limit 1`) !== undefined

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
