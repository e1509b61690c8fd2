import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { leftToWrite } from './left-to-write.ts'
import { sampleRequest } from './sample-request.ts'
import { MARK } from './templates.ts'
import { writeFlow } from './write-flow.ts'

test('no flow has unfinished parts', async () => expect(await leftToWrite('.')).toEqual([]))

describe('the skeleton of a flow', () => {
  let root = ''
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'flow-'))
    cpSync('docs/words', join(root, 'docs/words'), { recursive: true })
    mkdirSync(join(root, 'tests/models'), { recursive: true })
    cpSync('tests/models/registry.ts', join(root, 'tests/models/registry.ts'))
    for (const folder of ['machines', 'src/screens', 'src/actors'])
      mkdirSync(join(root, folder), { recursive: true })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('has its files in its space, is registered, and lists what is left to write', async () => {
    const call = { key: 'createHunt', file: 'giver/hunts.ts' }
    const paths = await writeFlow(root, { space: 'giver', name: 'hunt-copy', call })
    expect(paths).toEqual([
      'machines/giver/hunt-copy.ts',
      'src/screens/giver/hunt-copy.tsx',
      'src/actors/giver/hunt-copy.ts',
      'tests/models/giver/hunt-copy.model.ts',
      'docs/words/charts.json',
      'docs/words/states.json',
      'docs/words/events.json',
      'tests/models/registry.ts',
    ])
    expect(read('tests/models/registry.ts')).toMatch(
      /import \{ huntCopy \} from '.\/giver\/hunt-copy.model.ts'/,
    )
    expect(read('tests/models/registry.ts')).toMatch(/ {2}huntCopy,\n\]/)
    const left = await leftToWrite(root)
    for (const path of paths.slice(0, 6))
      expect(
        left.some((line) => line.startsWith(join(root, path))),
        path,
      ).toBe(true)
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
    const imports = paths
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to = '']) =>
          join(dirname(path), to),
        ),
      )
    expect(imports.filter((path) => !existsSync(path) && !existsSync(join(root, path)))).toEqual([])
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
    const before = read('tests/models/registry.ts')
    await expect(writeFlow(root, { space: 'giver', name: 'hunt-copy' })).rejects.toThrow(
      'machines/giver/hunt-copy.ts exists already.',
    )
    expect(read('tests/models/registry.ts')).toBe(before)
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
