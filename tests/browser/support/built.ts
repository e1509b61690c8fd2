import { buildIfStale } from '../../../server/build.ts'
import { nameDatabases } from '../../server/support/databases/own-databases.ts'
import { takeTemporaryFolder } from '../../world/temporary-folder.ts'
import { requireChromium } from './chromium.ts'

/**
 * Finds or installs Chromium and builds the application once, before any worker starts. After the run,
 * temporary folders and databases of the applications are removed.
 */
export async function setup() {
  requireChromium('shell')
  buildIfStale(true)
  const dropDatabases = await nameDatabases()
  const removeFolder = takeTemporaryFolder()
  return async () => {
    removeFolder()
    await dropDatabases()
  }
}
