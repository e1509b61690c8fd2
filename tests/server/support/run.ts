import { takeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { buildIfStale } from '../../../server/build.ts'
import { isReachable, onServer } from './postgres.ts'

/**
 * Builds the application once before a run, since tests that start servers would otherwise all build it
 * at the same time. After the run, removes temporary folders and databases of its processes.
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
