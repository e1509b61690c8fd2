import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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
/** Every folder with one room per space, and the import path from such a room to the contract. */
const floors = [
  ['machines', '../../contract'],
  ['src/actors', '../../../contract'],
  ['src/screens', '../../../contract'],
  ['server/handlers', '../../../contract'],
  ['server/queries', '../../../contract'],
  ['tests/models', '../../../contract'],
  ['tests/machines', '../../../contract'],
  ['tests/screens', '../../../contract'],
] as const

/**
 * A file, its source, and whether the linter accepts it (design: import directions, no state in screens).
 */
const refused: [file: string, source: string][] = [
  ['contract/a.ts', `import 'xstate'`],
  ['contract/b.ts', `import '../machines/sign-in/sign-in.ts'`],
  ['contract/users/a.ts', `import 'xstate'`],
  ['contract/users/b.ts', `import '../../machines/sign-in/sign-in.ts'`],
  ['contract/users/c.ts', `import '../roles/roles.ts'`],
  ['contract/shared/a.ts', `import '../roles/roles.ts'`],
  ['machines/giver/a.ts', `import 'react'`],
  ['machines/giver/b.ts', `import 'zod/mini'`],
  ['machines/giver/c.ts', `import '../../src/actors/shell.ts'`],
  ['machines/patterns/a.ts', `import '../giver/contacts.ts'`],
  ['machines/shell/a.ts', `import '../giver/contacts.ts'`],
  ['machines/root.ts', `import '../server/main.ts'`],
  ['machines/lifecycles/a.ts', `import { fromPromise } from 'xstate'\nexport const a = fromPromise`],
  ['machines/lifecycles/b.ts', `import '../patterns/failures.ts'`],
  [
    'tests/expected/giver/a.ts',
    `import { huntDeletionMachine } from '../../../machines/giver/hunt-deletion.ts'`,
  ],
  ['tests/expected/giver/b.ts', `import '../receiver/preferences.ts'`],
  [
    'tests/models/pages/a.ts',
    `import { openDatabase } from '../../../server/database.ts'\nexport const a = openDatabase`,
  ],
  ['tests/models/giver/a.ts', `import '../../../server/database.ts'`],
  ['tests/models/giver/b.ts', `import '../../world/world.ts'`],
  ['tests/models/pages/b.ts', `import '../../world/seed-offers.ts'`],
  ['tests/world/a.ts', `import '../../server/database.ts'`],
  ['src/a.ts', `import '../server/main.ts'`],
  ['src/b.ts', `import 'ofetch'`],
  ['src/c.ts', `import '../tests/world/world.ts'`],
  ['src/routes/a.ts', `import '../../server/main.ts'`],
  ['src/actors/giver/a.ts', `import '../../screens/giver/donation.tsx'`],
  ['src/actors/giver/b.ts', `import '../../../server/main.ts'`],
  ['src/screens/giver/a.tsx', `import { useState } from 'react'\nexport const a = useState`],
  ['src/screens/giver/b.tsx', `import { useEffect } from 'react'\nexport const a = useEffect`],
  ['src/screens/giver/c.tsx', `import { useReducer } from 'react'\nexport const a = useReducer`],
  ['src/screens/d.tsx', `import * as React from 'react'\nexport const a = React`],
  ['src/screens/giver/e.tsx', `import '../../actors/shell.ts'`],
  ['src/screens/giver/f.tsx', `import 'ofetch'`],
  ['src/screens/patterns/a.tsx', `import '../giver/donation.tsx'`],
  ['src/ui/a.tsx', `import '../../contract/limits.ts'`],
  ['src/ui/b.tsx', `import '../../machines/sign-in/sign-in.ts'`],
  ['src/ui/c.tsx', `import '@xstate/react'`],
  ['server/http/a.ts', `import '../../src/paths.ts'`],
  ['server/handlers/giver/a.ts', `import '../../../machines/giver/contacts.ts'`],
  ['server/rules/a.ts', `import '../../machines/patterns/calls.ts'`],
  ['server/rules/b.ts', `import '../../machines/session.ts'`],
  ['server/queries/giver/a.ts', `import '../../../src/paths.ts'`],
  ['server/b.ts', `import '../tests/world/world.ts'`],
  ['src/long.ts', 'export {}\n'.repeat(161)],
  ['src/CamelCase.ts', 'export {}'],
  ['src/any.ts', 'export const a = (b: any) => b'],
  ...floors.flatMap(([folder, contract]): [string, string][] =>
    spaces.flatMap((space, index) => {
      const other = spaces[(index + 1) % spaces.length]
      return [
        [`${folder}/${space}/sideways.ts`, `import '../${other}/a.ts'`],
        [`${folder}/${space}/down.ts`, `import '${contract}/${other}/a.ts'`],
      ]
    }),
  ),
]
const accepted: [file: string, source: string][] = [
  ['contract/y.ts', `import 'zod/mini'\nimport './limits.ts'`],
  ['contract/users/y.ts', `import '../limits.ts'\nimport '../shared/users.ts'\nimport './user-entry.ts'`],
  [
    'machines/giver/y.ts',
    `import 'xstate'\nimport '../../contract/giver/hunts.ts'\nimport '../patterns/calls.ts'`,
  ],
  ['machines/session.ts', `import './sign-in/sign-in.ts'`],
  ['machines/lifecycles/y.ts', `import 'xstate'\nimport '../../contract/limits.ts'`],
  ['src/actors/y.ts', `import 'ofetch'\nimport '../../contract/limits.ts'`],
  ['src/screens/y.tsx', `import { useId } from 'react'\nexport const a = useId`],
  ['src/ui/y.tsx', `import { useState } from 'react'\nimport './button.tsx'\nexport const a = useState`],
  ['server/y.ts', `import '../machines/lifecycles/hunt.ts'\nimport '../contract/limits.ts'`],
  ['server/handlers/y.ts', `import './giver/hunts.ts'`],
  ['tests/expected/giver/y.ts', `import '../patterns/confirmed-command.ts'\nimport '../../model/a.ts'`],
  ['tests/models/pages/y.ts', `import '../../../contract/giver/hunts.ts'`],
  [
    'tests/models/pages/z.ts',
    `import type { Db } from '../../../server/database.ts'\nimport '../../world/hunts.ts'\nexport type A = Db`,
  ],
  ['tests/world/world.ts', `import '../../server/database.ts'`],
  ...floors.flatMap(([folder, contract]): [string, string][] =>
    spaces.map((space) => [
      `${folder}/${space}/own.ts`,
      `import '../shared/a.ts'\nimport '${contract}/${space}/a.ts'\nimport './a.ts'`,
    ]),
  ),
]

const project = mkdtempSync(join(tmpdir(), 'architecture-'))
let complaints = new Set<string>()

beforeAll(() => {
  cpSync('oxlint.config.ts', join(project, 'oxlint.config.ts'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  for (const [file, source] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), source)
  }
  try {
    execFileSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix'], {
      cwd: project,
    })
  } catch (error) {
    const { stdout } = error as { stdout: Buffer }
    complaints = new Set([...stdout.toString().matchAll(/^([^:\s]+):\d+/gm)].map(([, file]) => file!))
  }
}, 120_000)
afterAll(() => rmSync(project, { recursive: true }))

describe('the linter refuses', () => {
  test.each(refused)('%s', (file) => expect(complaints).toContain(file))
})
describe('the linter accepts', () => {
  test.each(accepted)('%s', (file) => expect(complaints).not.toContain(file))
})

/** Independent of the linter: imports read from the sources. */
describe('in the sources', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\n')
    .filter((file) => /^(contract|machines|src|server|tests)\/.*\.tsx?$/.test(file))
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
      contract: /^(machines|src|server|tests)\//,
      machines: /^(src|server|tests)\//,
      src: /^(server|tests)\//,
      server: /^(src|tests|machines\/(?!lifecycles\/))/,
    }
    expect(imports.filter(({ file, target }) => above[file.split('/')[0]!]?.test(target))).toEqual([])
  })
})
