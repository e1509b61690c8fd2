import { takeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { buildIfStale } from '../../../server/build.ts'
import { isReachable, onServer } from './postgres.ts'

/**
 * Before a run the application is built once, as tests that start servers would all build it at the same
 * time. After it, what its processes leave in the temporary folder or on PostgreSQL,
 * databases that they share between files, is removed.
 */
export function setup() {
  buildIfStale()
  const run = `venaison_test_${process.pid}`
  const removeFolder = takeTemporaryFolder()
  process.env['TEST_RUN'] = run
  return async () => {
    removeFolder()
    if (!isReachable) return
    const left = await onServer(`select datname from pg_database where starts_with(datname, '${run}_')`)
    for (const { datname } of left) await onServer(`drop database ${datname} with (force)`)
  }
}
