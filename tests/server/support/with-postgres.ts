import { TestRunner } from 'vitest'
import { createDatabase, dropDatabase, hasPostgres } from './postgres.ts'

/** Creates an empty database and drops it after `use`; the test is skipped where PostgreSQL is left out. */
export async function withPostgres<T>(use: (url: string) => Promise<T>): Promise<T> {
  if (!hasPostgres) TestRunner.getCurrentTest()!.context.skip('needs PostgreSQL')
  const url = await createDatabase()
  return use(url).finally(() => dropDatabase(new URL(url).pathname.slice(1)))
}
