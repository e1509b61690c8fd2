import { expect, test } from 'vitest'
import { compiledOnce } from '../../../server/storage/compiled-once.ts'
import { inWorld } from '../support/in-world.ts'

inWorld((world) => {
  test('A query that is compiled once answers by the values of each call, wherever they stand', async () => {
    let built = 0
    const find = compiledOnce((db, name: string, atLeast: number, before: Date) => {
      built++
      return db
        .selectFrom('cities')
        .where('label', '=', name)
        .where('population', '>=', 0)
        .where('population', '>=', atLeast)
        .where('search_name', '<>', name)
        .select((eb) => ['label', eb.val(before).as('before')])
    })
    const db = world.db()
    const [one, other] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-02-03T00:00:00Z')]
    const labels = async (...values: [string, number, Date]) =>
      (await find(db, ...values)).map(({ label, before }) => [label, new Date(before).getTime()])
    expect(await labels('Bourges', 1, one)).toEqual([['Bourges', one.getTime()]])
    expect(await labels('Fussy', 1, other)).toEqual([['Fussy', other.getTime()]])
    expect(await labels('Fussy', 10_000, one)).toEqual([])
    expect(await labels('Bourges', 10_000, other)).toEqual([['Bourges', other.getTime()]])
    expect(built).toBe(1)
  })

  test('It reads in the transaction that it is given', async () => {
    const count = compiledOnce((db, label: string) =>
      db.selectFrom('roles').where('label', '=', label).select('id'),
    )
    const db = world.db()
    expect(await count(db, 'Garde')).toEqual([])
    await db
      .transaction()
      .execute(async (transaction) => {
        await transaction.insertInto('roles').values({ code: 'guard', label: 'Garde' }).execute()
        expect(await count(transaction, 'Garde')).toHaveLength(1)
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await count(db, 'Garde')).toEqual([])
  })
})
