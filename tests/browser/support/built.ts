import { buildIfStale } from '../../../server/build.ts'
import { takeTemporaryFolder } from '../../tools/temporary-folder.ts'
import { requireChromium } from './chromium.ts'

/**
 * Ensures a Chromium and builds the application, once, before any worker starts. After the run, what the
 * applications left in the temporary folder is removed.
 */
export function setup() {
  requireChromium('shell')
  buildIfStale()
  return takeTemporaryFolder()
}
