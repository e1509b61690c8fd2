import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
