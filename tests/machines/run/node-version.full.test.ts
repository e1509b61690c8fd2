import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/**
 * Runs the check that precedes « npm start » as if on another version of Node, where `npm rebuild` links
 * that of the lock.
 */
function checkOn(version: string, locked = version) {
  const folder = mkdtempSync(join(tmpdir(), 'venaison-path-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = (name: string, line: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })
  program('node', `echo ${version}`)
  program('locked', `echo ${locked}`)
  program('npm', `[ "$*" = 'rebuild --ignore-scripts' ] && exec /bin/mv ${folder}/locked ${folder}/node`)
  const disguise = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
  const { status, stderr } = spawnSync(process.execPath, ['--import', disguise, 'server/node-version.mjs'], {
    env: { PATH: folder },
  })
  return { status, said: stderr.toString() }
}

test('An older Node prints in one line what is missing', () => {
  for (const version of ['20.20.2', '22.23.2', '24.6.0']) {
    const { status, said } = checkOn(version)
    expect([version, status, said.trim().split('\n').length]).toEqual([version, 1, 1])
    expect(said).toContain('demande Node 24.7 ou plus récent')
  }
  for (const version of ['24.7.0', '24.21.0', '26.10.0'])
    expect(checkOn(version)).toEqual({ status: 0, said: '' })
})

test('An older npm, which leaves the Node that it installs without a link, is helped', () => {
  expect(checkOn('20.20.2', '24.21.0')).toEqual({ status: 0, said: '' })
})
