import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A file, what it says, and whether the house accepts it (design: import directions, no state in screens). */
const refused: [file: string, source: string][] = [
  ['contract/a.ts', `import 'xstate'`],
  ['contract/b.ts', `import '../machines/sign-in.ts'`],
  ['machines/a.ts', `import 'react'`],
  ['machines/b.ts', `import 'zod/mini'`],
  ['machines/c.ts', `import '../src/actors/shell.ts'`],
  ['machines/lifecycles/a.ts', `import { fromPromise } from 'xstate'\nexport const a = fromPromise`],
  ['machines/lifecycles/b.ts', `import '../../model/failures.ts'`],
  ['src/a.ts', `import '../server/main.ts'`],
  ['src/b.ts', `import 'ofetch'`],
  ['src/c.ts', `import '../tests/world/world.ts'`],
  ['src/actors/a.ts', `import '../screens/login.tsx'`],
  ['src/screens/a.tsx', `import { useState } from 'react'\nexport const a = useState`],
  ['src/screens/b.tsx', `import { useEffect } from 'react'\nexport const a = useEffect`],
  ['src/screens/c.tsx', `import { useReducer } from 'react'\nexport const a = useReducer`],
  ['src/screens/d.tsx', `import * as React from 'react'\nexport const a = React`],
  ['src/screens/e.tsx', `import '../actors/shell.ts'`],
  ['src/screens/f.tsx', `import 'ofetch'`],
  ['src/ui/a.tsx', `import '../../../contract/limits.ts'`],
  ['src/ui/b.tsx', `import '../../../machines/sign-in/sign-in.ts'`],
  ['src/ui/c.tsx', `import '@xstate/react'`],
  ['server/a.ts', `import '../src/paths.ts'`],
  ['server/handlers/a.ts', `import '../../../machines/sign-in/sign-in.ts'`],
  ['server/b.ts', `import '../tests/world/world.ts'`],
  ['src/d.ts', `import '../docs/build/words.ts'`],
  ['server/c.ts', `import '../docs/build/words.ts'`],
  ['docs/explorer/a.ts', `import '../../../server/main.ts'`],
  ['docs/explorer/b.ts', `import '../../../src/screens/sign-in/login.tsx'`],
  ['src/long.ts', 'export {}\n'.repeat(121)],
  ['src/CamelCase.ts', 'export {}'],
  ['src/any.ts', 'export const a = (b: any) => b'],
]
const accepted: [file: string, source: string][] = [
  ['contract/y.ts', `import 'zod/mini'\nimport './limits.ts'`],
  ['machines/y.ts', `import 'xstate'\nimport '../contract/limits.ts'\nimport './lifecycles/hunt.ts'`],
  ['machines/lifecycles/y.ts', `import 'xstate'\nimport '../../../contract/limits.ts'`],
  [
    'src/actors/y.ts',
    `import 'ofetch'\nimport '../../../contract/limits.ts'\nimport '../../../machines/sign-in/sign-in.ts'`,
  ],
  [
    'src/screens/y.tsx',
    `import { useId } from 'react'\nimport '../../../machines/sign-in/sign-in.ts'\nexport const a = useId`,
  ],
  ['src/ui/y.tsx', `import { useState } from 'react'\nimport './button.tsx'\nexport const a = useState`],
  ['server/y.ts', `import '../machines/lifecycles/hunt.ts'\nimport '../contract/limits.ts'`],
  ['docs/explorer/y.ts', `import '../../../src/ui/button.tsx'\nimport '../../explore/explore.ts'`],
  ['server/handlers/y.ts', `import '../../../machines/lifecycles/hunt.ts'`],
]

const house = mkdtempSync(join(tmpdir(), 'house-'))
let reproached = new Set<string>()

beforeAll(() => {
  cpSync('.oxlintrc.json', join(house, '.oxlintrc.json'))
  for (const [file, source] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), source)
  }
  try {
    execFileSync(resolve('node_modules/.bin/oxlint'), ['--format=unix'], { cwd: house })
  } catch (error) {
    const { stdout } = error as { stdout: Buffer }
    reproached = new Set([...stdout.toString().matchAll(/^([^:\s]+):\d+/gm)].map(([, file]) => file!))
  }
})
afterAll(() => rmSync(house, { recursive: true }))

describe('the house refuses', () => {
  test.each(refused)('%s', (file) => expect(reproached).toContain(file))
})
describe('the house accepts', () => {
  test.each(accepted)('%s', (file) => expect(reproached).not.toContain(file))
})
