import { dropDatabase, hasPostgres, onServer } from './postgres.ts'

const noServer = `
PostgreSQL does not answer, and the tests run on it. Either
- start PostgreSQL, or set TEST_DATABASE_URL to one (as a superuser); or
- set NO_POSTGRES=1: everything that the embedded database can do is then tested on that.
`
const leftOut = `
NO_POSTGRES=1: tests run on the embedded database. Not proven by this run: what several connections do at
the same time (locks, races, workers beside servers), and anything that is peculiar to PostgreSQL.
`

/**
 * Finds out, before any worker starts, whether PostgreSQL answers, and names the databases that the
 * processes of this run create there. Answers a function that drops those that are left.
 * @throws if it does not answer, since the run would otherwise prove less without saying so
 */
export async function nameDatabases(): Promise<() => Promise<void>> {
  const run = (process.env['TEST_RUN'] ??= `venaison_test_${process.pid}`)
  if (!hasPostgres) {
    console.log(leftOut)
    return async () => {}
  }
  await onServer('select 1').catch((cause: unknown) => {
    throw new Error(noServer, { cause })
  })
  const drop = async () => {
    const left = await onServer(`select datname from pg_database where starts_with(datname, '${run}_')`)
    for (const { datname } of left) await dropDatabase(datname!)
  }
  // Those of a killed run of the same number, whose templates may be of another schema.
  await drop()
  return drop
}
