import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type Locked = {
  resolved?: string
  integrity?: string
  hasInstallScript?: true
  inBundle?: true
  os?: string
  cpu?: string
  bin?: Record<string, string>
}
const { '': root, ...locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<
  string,
  Locked & { optionalDependencies?: Record<string, string> }
>
const packages = Object.entries(locked)
const namesWhere = (is: (one: Locked) => boolean) =>
  packages.filter(([, one]) => is(one)).map(([name]) => name)

test('No package needs an install script', () => {
  expect(namesWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual([])
})

test('Every package is locked with its integrity hash, from no particular registry', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(namesWhere(({ integrity, inBundle }) => !inBundle && !integrity?.startsWith('sha512-'))).toEqual([])
  expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([])
})

test('Each system has its own build of Node, and only that one', () => {
  const programs = Object.keys(root?.optionalDependencies ?? {}).map(
    (name) => locked[`node_modules/${name}`]!,
  )
  expect(programs.map(({ os, cpu }) => `${os} ${cpu}`).toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
    'win32 x64',
  ])
  for (const { bin } of programs) expect(bin?.['node']).toMatch(/^bin\/node(\.exe)?$/)
})

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
