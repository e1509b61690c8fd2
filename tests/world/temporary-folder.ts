import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives this process and its children a temporary folder of their own; answers a function that removes
 * it.
 */
export function takeTemporaryFolder(): () => void {
  const usual = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), 'venaison-test-'))
  process.env['TMPDIR'] = folder
  return () => {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    rmSync(folder, { recursive: true, force: true })
  }
}
