import { takeTemporaryFolder } from '../../world/temporary-folder.ts'
import { buildIfStale } from '../../../server/build.ts'
import { nameDatabases } from './databases/own-databases.ts'

/**
 * Builds the application once before a run, since tests that start servers would otherwise all build it
 * at the same time. After the run, removes temporary folders and databases of its processes.
 */
export async function setup() {
  buildIfStale(true)
  const dropDatabases = await nameDatabases()
  const removeFolder = takeTemporaryFolder()
  return async () => {
    removeFolder()
    await dropDatabases()
  }
}
