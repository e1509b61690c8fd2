import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'venaison-test-'

/** A new folder, removed at the end of the run. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), PREFIX))

/**
 * Gives this process and its children a temporary folder of their own; answers a function that removes
 * it. Projects of one run share it: the path of a socket in it has a longest length.
 */
export function takeTemporaryFolder(): () => void {
  const usual = process.env['TMPDIR']
  if (usual?.includes(PREFIX)) return () => {}
  const folder = temporaryFolder()
  process.env['TMPDIR'] = folder
  return () => {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    rmSync(folder, { recursive: true, force: true })
  }
}
