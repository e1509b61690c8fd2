import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../../server/database.ts'
import { readOwnData } from '../../../server/handlers/account/own-data.ts'
import { admin, giver, nadia } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { secret } from '../support/app.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { readWhole } from '../support/files/own-data.ts'
import { derived, key, personalColumns, type PersonTable } from './personal-columns.ts'

/** The people whose rows are looked at, and the column that names them. */
const rows = [
  { table: 'users', owner: 'id', person: giver },
  { table: 'givers', owner: 'user_id', person: giver },
  { table: 'receivers', owner: 'user_id', person: nadia },
] as const satisfies { table: PersonTable; owner: string; person: { id: number } }[]

/** The columns of a row that may be written. */
const columnsOf = (table: PersonTable) =>
  Object.entries(personalColumns[table]).filter(([, fate]) => fate !== key && fate !== derived)

/** Values that a column accepts, if not any of its type. */
const accepted: Readonly<Record<string, unknown>> = {
  email: 'canary@example.org',
  nit: '1812345',
  phone: '0699123456',
  city_id: place('Vierzon').id,
  federation_id: 2,
  role_id: 3,
  gdpr_state: 'refused',
  validation_type: 'manual',
}
const day = '2001-02-03'

inWorld((world) => {
  /** The type of each column that is not computed from others. */
  const typesOf = async (db: Db, table: PersonTable) => {
    const { rows: found } = await sql<{ column: string; type: string }>`
      select column_name as "column", data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
    return new Map(found.map(({ column, type }) => [column, type]))
  }
  const rowOf = ({ table, owner, person }: (typeof rows)[number]) =>
    world.one(table, { [owner]: person.id }) as Promise<Record<string, unknown>>
  /** Writes another value into a column. */
  async function change(row: (typeof rows)[number], column: string, type: string | undefined) {
    const before = (await rowOf(row))[column]
    const ofType: Partial<Record<string, unknown>> = {
      boolean: before !== true,
      integer: 37,
      text: `canary ${column}`,
    }
    const value = accepted[column] ?? ofType[type!] ?? day
    await world.set(row.table, { [row.owner]: row.person.id }, { [column]: value })
  }
  async function exported(id: number): Promise<unknown> {
    await world.remove('request_counts', {})
    const call = { db: world.db(), now: noon, secret, caller: { id } } as Parameters<typeof readOwnData>[0]
    return readWhole(readOwnData(call))
  }

  for (const row of rows) {
    const { table, person } = row
    test(`The export of a person says of the table ${table} what its columns promise`, async () => {
      const types = await typesOf(world.db(), table)
      expect([...types.keys()].filter((column) => !(column in personalColumns[table]))).toEqual([])
      for (const [column, fate] of columnsOf(table)) {
        const before = await exported(person.id)
        await change(row, column, types.get(column))
        const isTold = JSON.stringify(await exported(person.id)) !== JSON.stringify(before)
        expect([column, isTold]).toEqual([column, fate.exported === true])
      }
    })

    test(`Anonymising erases of the table ${table} what its columns promise`, async () => {
      const types = await typesOf(world.db(), table)
      const written = columnsOf(table).filter(([, { erased }]) => erased === true)
      for (const [column] of written)
        if (types.get(column) !== 'boolean' || (await rowOf(row))[column] === false)
          await change(row, column, types.get(column))
      const before = await rowOf(row)
      const visitor = await world.as(admin)
      expect((await visitor.delete(`/api/v1/users/${person.id}/delete`)).statusCode).toBe(200)
      const after = await rowOf(row)
      for (const [column, { erased }] of columnsOf(table)) {
        const isKept = JSON.stringify(after[column]) === JSON.stringify(before[column])
        if (column !== 'is_deleted') expect([column, isKept]).toEqual([column, erased !== true])
      }
    })
  }
})
