import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const commit = (tag: string) => {
    git('add', '--all')
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', tag)
    git('tag', tag)
  }
  /** Remaining temporary folders and worktrees. */
  const left = () => [...readdirSync(temporary), ...git('worktree', 'list').trim().split('\n').slice(1)]

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'lamps-')))
    temporary = realpathSync(mkdtempSync(join(tmpdir(), 'none-left-')))
    process.env['TMPDIR'] = temporary
    git('init', '--quiet')
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    write('.gitignore', 'node_modules\n')
    write('package.json', '{ "type": "module" }')
    write('contract/endpoints.ts', 'export const endpoints = {}\n')
    write('machines/lamp.ts', lamp('dark'))
    commit('first')
  })
  afterEach(() => {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
    for (const folder of [root, temporary]) rmSync(folder, { recursive: true })
  })

  test('are read as they were, and nothing is left behind', async () => {
    write('machines/lamp.ts', lamp('lit'))
    commit('second')
    const [chart, ...others] = await chartsAt('first', root)
    expect(others).toEqual([])
    expect(chart).toMatchObject({ name: 'lamp', file: 'lamp.ts', group: 'flow', exported: 'lamp' })
    expect(chart?.machine.config.initial).toBe('dark')
    expect(left()).toEqual([])
  })

  test('are matched when their file has moved', async () => {
    mkdirSync(join(root, 'machines/lights'))
    renameSync(join(root, 'machines/lamp.ts'), join(root, 'machines/lights/desk-lamp.ts'))
    commit('moved')
    const [before, after] = [await chartsAt('first', root), await chartsAt('moved', root)]
    expect(after[0]?.file).toBe('lights/desk-lamp.ts')
    expect(changesBetween(before, after)).toEqual([])
  })

  test('keep the French words of names that have none any more', async () => {
    write('docs/words/states.json', '{ "deskLamp": { "lit": "Allumée" } }')
    commit('worded')
    const [chart] = await chartsAt('worded', root)
    const titles = describeChart(chart!.machine).states.map(({ title }) => title)
    expect(titles).toEqual(['deskLamp', 'dark', 'Allumée'])
  })

  test('may be unreadable, and nothing is left behind either', async () => {
    write('machines/lamp.ts', 'export const lamp = missing\n')
    commit('broken')
    await expect(chartsAt('broken', root)).rejects.toThrow('Les schémas de « broken » ne se lisent pas')
    expect(left()).toEqual([])
  })

  test.each(['third', '--all'])('are refused for « %s », which git does not know', async (ref) => {
    await expect(chartsAt(ref, root)).rejects.toThrow(`« ${ref} » : git ne connaît ni commit`)
    expect(left()).toEqual([])
  })
})

test.each([
  [['no-such-ref'], '« no-such-ref » : git ne connaît ni commit'],
  [[], 'npm run docs:diff -- <commit'],
])('npm run docs:diff -- %j fails and says why', (args, why) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/docs-diff/main.ts', ...args], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(why)
})
