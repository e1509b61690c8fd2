import { isReachable, onServer } from './postgres.ts'

/**
 * Names the databases that the processes of this run create on PostgreSQL; answers a function that drops
 * those that are left.
 */
export function nameDatabases(): () => Promise<void> {
  const run = (process.env['TEST_RUN'] ??= `venaison_test_${process.pid}`)
  return async () => {
    if (!isReachable) return
    const left = await onServer(`select datname from pg_database where starts_with(datname, '${run}_')`)
    for (const { datname } of left) await onServer(`drop database if exists ${datname} with (force)`)
  }
}
