import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { limits } from '../../contract/limits.ts'
import { folders, leftToWrite } from './left-to-write.ts'
import { constantOf, sampleRequest, textOf } from './sample-request.ts'
import { writeCall } from './write-call.ts'
import { writeFlow, writeForm } from './write-flow.ts'

test('no flow has unfinished parts', () => expect(leftToWrite('.')).toEqual([]))

let root = ''
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const broken = (paths: readonly string[]) =>
  paths
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to = '']) =>
        join(dirname(path), to),
      ),
    )
    .filter((path) => !existsSync(path) && !existsSync(join(root, path)))
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flow-'))
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  for (const path of [
    'docs/words',
    'contract/endpoints.ts',
    'server/handlers/registry.ts',
    'tests/server/endpoints/giver.ts',
    'tests/expected/patterned.ts',
  ])
    cpSync(path, join(root, path), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

function finished(paths: readonly string[]): string[] {
  const left = leftToWrite(root)
  return paths.filter((path) => !left.some((line) => line.startsWith(join(root, path))))
}

test('An endpoint is declared, handled, listed, in the table and tested, and says what is left to write', async () => {
  const paths = await writeCall(root, { space: 'giver', name: 'thank-receiver' })
  const registries = ['contract/endpoints.ts', 'server/handlers/registry.ts']
  expect(paths).toEqual([
    'contract/giver/thank-receiver.ts',
    'server/handlers/giver/thank-receiver.ts',
    'tests/server/giver/thank-receiver.test.ts',
    ...registries,
    'tests/server/endpoints/giver.ts',
  ])
  expect(finished(paths)).toEqual(registries)
  for (const path of registries)
    expect(read(path)).toMatch(
      /import \{ thankReceiver \} from '.\/giver\/thank-receiver.ts'[^]* {2}thankReceiver,\n\}/,
    )
  expect(read('tests/server/endpoints/giver.ts')).toMatch(/ {2}thankReceiver: \{[^]*\n\} satisfies/)
  expect(broken(paths)).toEqual([])
})

test('A form has its files in its space, a title and a table, and says what is left to write', async () => {
  const call = { key: 'reportProblem', file: 'receiver/received-animals.ts' }
  const { field, characters } = textOf(endpoints.reportProblem)
  expect([field, characters]).toEqual(['text', limits.problems.text.max])
  const longest = { characters: limits.problems.text.max }
  const paths = await writeForm(root, {
    space: 'giver',
    name: 'thanks',
    title: 'Remercier',
    call,
    field,
    longest,
  })
  const said = ['docs/words/charts.json', 'tests/expected/patterned.ts']
  expect(paths).toEqual([
    'machines/giver/thanks.ts',
    'src/screens/giver/thanks.tsx',
    'tests/models/giver/thanks.model.ts',
    ...said,
  ])
  expect(finished(paths)).toEqual(said)
  expect(broken(paths)).toEqual([])
  expect(read(said[0]!)).toContain('"thanks": { "title": "Remercier", "group": "giver" }')
  expect(read(said[1]!)).toContain("'giver/thanks': answeredCommand('reportProblem'),")
  expect(read('machines/giver/thanks.ts')).toContain('body: { text: text.trim() }')
  expect(read('src/screens/giver/thanks.tsx')).toContain('title="Remercier"')
  expect(() => textOf(endpoints.deleteHunt)).toThrow('This call carries no text')
})

test('A form takes how long its text may be from where the contract says so', async () => {
  await writeCall(root, { space: 'giver', name: 'thank-receiver' })
  const constant = constantOf(read('contract/giver/thank-receiver.ts'), 500)
  expect(constant).toBe('THANK_RECEIVER_TEXT')
  expect(constantOf(read('contract/giver/thank-receiver.ts'), 499)).toBeUndefined()
  const form = { space: 'giver', name: 'thanks', field: 'text' }
  const call = { key: 'thankReceiver', file: 'giver/thank-receiver.ts' }
  await writeForm(root, { ...form, call, longest: { characters: 500, constant: constant! } })
  const screen = read('src/screens/giver/thanks.tsx')
  expect(screen).toContain("import { THANK_RECEIVER_TEXT } from '../../../contract/giver/thank-receiver.ts'")
  expect(screen).toContain('maxLength={THANK_RECEIVER_TEXT}')
})

describe('the skeleton of a flow', () => {
  test('has its files in its space, lists what is left to write, and imports only what exists', async () => {
    const call = { key: 'createHunt', file: 'giver/hunts.ts' }
    const paths = await writeFlow(root, { space: 'giver', name: 'hunt-copy', call })
    expect(paths).toEqual([
      'machines/giver/hunt-copy.ts',
      'src/screens/giver/hunt-copy.tsx',
      'tests/models/giver/hunt-copy.model.ts',
      'docs/words/charts.json',
      'docs/words/events.json',
    ])
    expect(finished(paths)).toEqual([])
    expect(broken(paths)).toEqual([])
    expect(leftToWrite(root).filter((line) => line.includes("type: 'announce'"))).toHaveLength(1)
  })

  test('adds to the words, and is never overwritten, nor anything else then', async () => {
    const words = ['charts', 'events'].map((kind) => `docs/words/${kind}.json`)
    const parsed = () => words.map((path): object => JSON.parse(read(path)))
    const before = parsed()
    await writeFlow(root, { space: 'giver', name: 'hunt-copy' })
    for (const [at, all] of parsed().entries()) {
      const { huntCopy, ...others } = all as Record<string, unknown>
      expect(huntCopy).toBeDefined()
      expect(others).toEqual(before[at])
    }
    const after = words.map(read)
    await expect(writeFlow(root, { space: 'giver', name: 'hunt-copy' })).rejects.toThrow(
      'machines/giver/hunt-copy.ts exists already.',
    )
    expect(words.map(read)).toEqual(after)
  })
})

test('The samples of a skeleton have the types of the contract, and contain no file', () => {
  expect(sampleRequest(endpoints.updateNewsletter)).toBe('{"body":{"accepted":true}}')
  expect(sampleRequest(endpoints.deleteHunt)).toBe('{"params":{"id":1}}')
  expect(sampleRequest(endpoints.readSession)).toBeUndefined()
  expect(() => sampleRequest(endpoints.createFederation)).toThrow('This call carries a file')
})
