import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { describeChart } from './describe.ts'
import { chartsAt } from './earlier.ts'

const lamp = (start: string) => `import { createMachine } from 'xstate'
export const lamp = createMachine({ id: 'deskLamp', initial: '${start}', states: { dark: {}, lit: {} } })
`

describe('the charts of an earlier commit', () => {
  let root = ''
  let temporary = ''
  const usual = process.env['TMPDIR']
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const commit = (tag: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    git('add', '--all')
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', tag)
    git('tag', tag)
  }

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'lamps-')))
    temporary = realpathSync(mkdtempSync(join(tmpdir(), 'none-left-')))
    process.env['TMPDIR'] = temporary
    git('init', '--quiet')
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    commit('first', {
      '.gitignore': 'node_modules\n',
      'package.json': '{ "type": "module" }',
      'contract/endpoints.ts': 'export const endpoints = {}\n',
      'machines/lamp.ts': lamp('dark'),
    })
    git('mv', 'machines/lamp.ts', 'machines/desk-lamp.ts')
    commit('moved', {})
    commit('worded', { 'docs/words/states.json': '{ "deskLamp": { "lit": "Allumée" } }' })
    commit('broken', { 'machines/desk-lamp.ts': 'export const lamp = missing\n' })
  })
  afterEach(() => {
    const worktrees = git('worktree', 'list').trim().split('\n').slice(1)
    expect([...readdirSync(temporary), ...worktrees]).toEqual([])
  })
  afterAll(() => {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    for (const folder of [root, temporary]) rmSync(folder, { recursive: true })
  })

  test('are read as they were, and matched when their file has moved', async () => {
    const before = await chartsAt('first', root)
    expect(before).toMatchObject([{ name: 'desk-lamp', file: 'lamp.ts', group: 'flow', exported: 'lamp' }])
    expect(before[0]?.machine.config.initial).toBe('dark')
    const after = await chartsAt('moved', root)
    expect(after[0]?.file).toBe('desk-lamp.ts')
    expect(changesBetween(before, after)).toEqual([])
  })

  test('keep the French words of names that have none any more', async () => {
    const [chart] = await chartsAt('worded', root)
    const titles = describeChart(chart!.machine).states.map(({ title }) => title)
    expect(titles).toEqual(['deskLamp', 'dark', 'Allumée'])
  })

  test.each([
    ['broken', 'Les schémas de « broken » ne se lisent pas'],
    ['third', '« third » : git ne connaît ni commit'],
    ['--all', '« --all » : git ne connaît ni commit'],
  ])('are refused for « %s »', (ref, why) => expect(chartsAt(ref, root)).rejects.toThrow(why))
})

test('npm run docs:diff fails without a commit, and says what it takes', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/docs-diff/main.ts'])
  expect([status, String(stdout)]).toEqual([1, ''])
  expect(String(stderr)).toContain('npm run docs:diff -- <commit')
})
