import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gate } from './gate.ts'

test('The browser tests of the gate are those that are listed with what they are there for', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.full.test.ts'))
    .map((file) => file.replaceAll('\\', '/').replace('.test.ts', ''))
  expect(files.toSorted(), 'list it in tests/browser/gate.ts, or name it *.full.test.ts').toEqual(
    Object.keys(gate).toSorted(),
  )
})
