import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../../server/database.ts'
import { onServer } from '../support/databases/postgres.ts'
import { withPostgres } from '../support/databases/with-postgres.ts'

/** Errors that nobody handles while a test runs, which end a server. */
function uncaughtErrors(): unknown[] {
  const errors: unknown[] = []
  const remember = (error: unknown) => void errors.push(error)
  process.on('uncaughtException', remember)
  onTestFinished(() => void process.off('uncaughtException', remember))
  return errors
}

test('A connection lost between two queries of a transaction fails that transaction only', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const uncaught = uncaughtErrors()
  await withPostgres(async (databaseUrl) => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
    try {
      const transaction = db.transaction().execute(async (one) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)
        const client = asked.mock.contexts.at(-1) as pg.Client
        let isLost = false
        client.once('end', () => (isLost = true))
        await onServer(`select pg_terminate_backend(${rows[0]!.pid})`)
        await expect.poll(() => isLost || uncaught.length > 0).toBe(true)
        await sql`select 1`.execute(one)
      })
      await expect(transaction).rejects.toThrow('not queryable')
      expect(uncaught).toEqual([])
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    } finally {
      await close()
    }
  })
})
