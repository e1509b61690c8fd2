import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives this process and those that it starts a temporary folder of their own; answers what removes it. */
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
