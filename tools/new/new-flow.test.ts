import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { folders, leftToWrite } from './left-to-write.ts'
import { sampleRequest, textOf } from './sample-request.ts'
import { MARK } from './templates.ts'
import { writeCall } from './write-call.ts'
import { writeFlow, writeForm } from './write-flow.ts'

test('no flow has unfinished parts', async () => expect(await leftToWrite('.')).toEqual([]))

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
  ])
    cpSync(path, join(root, path), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

async function finished(paths: readonly string[]): Promise<string[]> {
  const left = await leftToWrite(root)
  return paths.filter((path) => !left.some((line) => line.startsWith(join(root, path))))
}

describe('an endpoint', () => {
  test('is declared, handled, listed, in the table and tested, and says what is left to write', async () => {
    const paths = await writeCall(root, { space: 'giver', name: 'thank-receiver' })
    expect(paths).toEqual([
      'contract/giver/thank-receiver.ts',
      'server/handlers/giver/thank-receiver.ts',
      'tests/server/giver/thank-receiver.test.ts',
      'contract/endpoints.ts',
      'server/handlers/registry.ts',
      'tests/server/endpoints/giver.ts',
    ])
    expect(await finished(paths)).toEqual(['contract/endpoints.ts', 'server/handlers/registry.ts'])
    for (const path of ['contract/endpoints.ts', 'server/handlers/registry.ts'])
      expect(read(path)).toMatch(
        /import \{ thankReceiver \} from '.\/giver\/thank-receiver.ts'[^]* {2}thankReceiver,\n\}/,
      )
    expect(read('tests/server/endpoints/giver.ts')).toMatch(/ {2}thankReceiver: \{[^]*\n\} satisfies/)
    expect(broken(paths)).toEqual([])
  })
})

describe('a form', () => {
  const call = { key: 'reportProblem', file: 'receiver/received-animals.ts' }
  test('has its files in its space, a table and words, and says what is left to write', async () => {
    const form = { space: 'giver', name: 'thanks', call, ...textOf(endpoints.reportProblem) }
    const paths = await writeForm(root, form)
    expect(paths).toEqual([
      'machines/giver/thanks.ts',
      'src/screens/giver/thanks.tsx',
      'tests/models/giver/thanks.model.ts',
      'tests/expected/giver/thanks.ts',
      'docs/words/charts.json',
      'docs/words/states.json',
    ])
    expect(await finished(paths)).toEqual([])
    expect(broken(paths)).toEqual([])
    expect(read('machines/giver/thanks.ts')).toContain('body: { text: text.trim() }')
  })
  test('needs a call that carries a text', () =>
    expect(() => textOf(endpoints.deleteHunt)).toThrow('This call carries no text'))
})

describe('the skeleton of a flow', () => {
  test('has its files in its space, and lists what is left to write', async () => {
    const call = { key: 'createHunt', file: 'giver/hunts.ts' }
    const paths = await writeFlow(root, { space: 'giver', name: 'hunt-copy', call })
    expect(paths).toEqual([
      'machines/giver/hunt-copy.ts',
      'src/screens/giver/hunt-copy.tsx',
      'tests/models/giver/hunt-copy.model.ts',
      'docs/words/charts.json',
      'docs/words/states.json',
      'docs/words/events.json',
    ])
    expect(await finished(paths)).toEqual([])
  })

  test('leaves the group of its chart to be chosen', async () => {
    await writeFlow(root, { space: 'giver', name: 'hunt-copy' })
    const charts = join(root, 'docs/words/charts.json')
    writeFileSync(charts, read('docs/words/charts.json').replace(`"title": "${MARK}"`, '"title": "Recopie"'))
    const left = (await leftToWrite(root)).filter((line) => line.startsWith(charts))
    expect(left).toEqual([expect.stringContaining('"title": "Recopie", "group":')])
  })

  test('announces the result of its call, in words that are left to write', async () => {
    const call = { key: 'createHunt', file: 'giver/hunts.ts' }
    await writeFlow(root, { space: 'giver', name: 'hunt-copy', call })
    const announced = (await leftToWrite(root)).filter((line) => line.includes("type: 'announce'"))
    expect(announced).toHaveLength(1)
  })

  test('imports only what exists', async () => {
    const call = { key: 'createHunt', file: 'giver/hunts.ts' }
    const paths = await writeFlow(root, { space: 'giver', name: 'hunt-copy', call })
    expect(broken(paths)).toEqual([])
  })

  test('adds to the words and leaves the others unchanged', async () => {
    const words = ['charts', 'states', 'events'].map((kind) => `docs/words/${kind}.json`)
    const before = words.map(read)
    await writeFlow(root, { space: 'giver', name: 'hunt-copy' })
    for (const [at, path] of words.entries()) {
      const lines = new Set(
        read(path)
          .split('\n')
          .map((line) => line.replace(/,$/, '')),
      )
      const gone = before[at]?.split('\n').filter((line) => !lines.has(line.replace(/,$/, '')))
      expect(gone, path).toEqual([])
    }
  })

  test('never overwrites a flow, and then changes nothing else', async () => {
    await writeFlow(root, { space: 'giver', name: 'hunt-copy' })
    const before = read('docs/words/charts.json')
    await expect(writeFlow(root, { space: 'giver', name: 'hunt-copy' })).rejects.toThrow(
      'machines/giver/hunt-copy.ts exists already.',
    )
    expect(read('docs/words/charts.json')).toBe(before)
  })
})

describe('the samples of a skeleton', () => {
  test('have the types of the contract', () => {
    expect(sampleRequest(endpoints.updateNewsletter)).toBe('{"body":{"accepted":true}}')
    expect(sampleRequest(endpoints.deleteHunt)).toBe('{"params":{"id":1}}')
    expect(sampleRequest(endpoints.readSession)).toBeUndefined()
  })
  test('contain no file', () =>
    expect(() => sampleRequest(endpoints.createFederation)).toThrow('This call carries a file'))
})
