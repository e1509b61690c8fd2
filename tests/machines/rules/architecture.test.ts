import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const spaces = [
  'sign-in',
  'registration',
  'account',
  'giver',
  'receiver',
  'federations',
  'users',
  'roles',
  'statistics',
]

// The import directions of `oxlint.config.ts`, read without the linter, whose patterns may fail silently.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => /^(contract|machines|src|server|tests|tools)\/.*\.tsx?$/.test(file))
const imports = files.flatMap((file) => {
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch {
    // Deleted but not committed yet.
    return []
  }
  return [...source.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    target: normalize(join(dirname(file), path)),
  }))
})
const roomOf = (file: string) => file.split('/').find((folder) => spaces.includes(folder))
const isRoom = (file: string) =>
  roomOf(file) !== undefined ||
  /\/(shared|patterns|shell)\//.test(file.replace(/^tests\/(browser|server)\//, ''))

test('a space imports no other space', () => {
  const crossing = imports.filter(
    ({ file, target }) => isRoom(file) && roomOf(target) !== undefined && roomOf(target) !== roomOf(file),
  )
  expect(crossing.filter(({ file }) => !/^tests\/(server|browser)\//.test(file))).toEqual([])
})

test('imports go down the floors', () => {
  const above: Record<string, RegExp> = {
    contract: /^(machines|src|server|tests|tools)\//,
    machines: /^(src|server|tests|tools)\//,
    src: /^(server|tests|tools)\//,
    server: /^(src|tests|tools|machines\/(?!lifecycles\/))/,
    tests: /^tools\//,
  }
  expect(imports.filter(({ file, target }) => above[file.split('/')[0]!]?.test(target))).toEqual([])
})
