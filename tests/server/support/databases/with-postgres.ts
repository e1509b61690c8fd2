import { TestRunner } from 'vitest'
import { dropDatabase, hasPostgres } from './postgres.ts'
import { preparedDatabase } from './prepared.ts'

/**
 * Creates a database, empty unless said, and drops it after `use`; the test is skipped where PostgreSQL is
 * left out.
 */
export async function withPostgres<T>(
  use: (url: string) => Promise<T>,
  state: Parameters<typeof preparedDatabase>[0] = 'empty',
): Promise<T> {
  if (!hasPostgres) TestRunner.getCurrentTest()!.context.skip('needs PostgreSQL')
  const url = await preparedDatabase(state)
  return use(url).finally(() => dropDatabase(new URL(url).pathname.slice(1)))
}
