import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const usual = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), 'venaison-test-'))
  process.env['TMPDIR'] = folder
  process.env['TEST_RUN'] = run
  return async () => {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    rmSync(folder, { recursive: true, force: true })
    if (!isReachable) return
    const left = await onServer(`select datname from pg_database where starts_with(datname, '${run}_')`)
    for (const { datname } of left) await onServer(`drop database ${datname} with (force)`)
  }
}
