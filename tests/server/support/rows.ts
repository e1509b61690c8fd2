import {
  type ExpressionBuilder,
  type InsertObject,
  type Selectable,
  type SelectType,
  sql,
  type UpdateObject,
} from 'kysely'
import type { Db } from '../../../server/database.ts'
import type { Tables } from '../../../server/storage/tables.ts'
import type { TechnicalTables } from '../../../server/storage/technical-tables.ts'

type All = Tables & TechnicalTables
type Table = keyof All & string
type Row<T extends Table> = Selectable<All[T]>
type Column<T extends Table> = keyof Row<T> & string
/** The rows whose columns have these values; if given a list, one of its values. */
type Where<T extends Table> = {
  readonly [C in keyof All[T]]?: SelectType<All[T][C]> | readonly SelectType<All[T][C]>[] | null
}

const meets = (where: object) => (eb: ExpressionBuilder<All, 'users'>) =>
  eb.and(
    Object.entries(where).map(([column, value]) =>
      eb(column as 'id', Array.isArray(value) ? 'in' : value === null ? 'is' : '=', value),
    ),
  )
/** The compiler follows no table that it does not know: what callers write is checked by the signatures. */
const known = (table: string) => table as 'users'

/** Rows of any table, read and written in a line; what needs a join or an order is written out. */
export const rowsOf = (db: () => Db) => ({
  add: async <T extends Table>(
    table: T,
    rows: InsertObject<All, T> | readonly InsertObject<All, T>[],
  ): Promise<void> => {
    await db()
      .insertInto(known(table))
      .values(rows as never)
      .execute()
  },
  set: async <T extends Table>(table: T, where: Where<T>, values: UpdateObject<All, T, T>): Promise<void> => {
    await db()
      .updateTable(known(table))
      .set(values as never)
      .where(meets(where))
      .execute()
  },
  remove: async <T extends Table>(table: T, where: Where<T>): Promise<void> => {
    await db().deleteFrom(known(table)).where(meets(where)).execute()
  },
  /** The only row, or the first one; there has to be one. */
  one: <T extends Table, C extends Column<T> = Column<T>>(table: T, where: Where<T>, ...columns: C[]) =>
    chosen(db(), table, where, columns).executeTakeFirstOrThrow() as unknown as Promise<Pick<Row<T>, C>>,
  /** All rows, in the order of the first column that is named, or of their table. */
  all: <T extends Table, C extends Column<T> = Column<T>>(table: T, where: Where<T>, ...columns: C[]) =>
    chosen(db(), table, where, columns).execute() as unknown as Promise<Pick<Row<T>, C>[]>,
})

const chosen = (db: Db, table: string, where: object, columns: readonly string[]) => {
  const from = db.selectFrom(known(table)).where(meets(where))
  const [first] = columns as 'id'[]
  return first === undefined
    ? from.selectAll().orderBy(sql`1`)
    : from.select(columns as 'id'[]).orderBy(first)
}

/** The same in a database that is at hand. */
export const rowsIn = (db: Db) => rowsOf(() => db)
