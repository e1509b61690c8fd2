import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { writeCall } from './write-call.ts'
import { writeFlow, writeForm } from './write-flow.ts'

const folders = ['contract', 'machines', 'src', 'server', 'tests', 'tools', 'docs']
const settings = readdirSync('.').filter((file) => /\.ts$|^package\.json$|^tsconfig\.json$/.test(file))
const call = {
  key: 'thankReceiver',
  file: 'giver/thank-receiver.ts',
  request: '{"params":{"id":1},"body":{"text":"x"}}',
}

test('A new endpoint, its form, and flows with and without a call compile as they are written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'compiles-'))
  try {
    for (const path of [...folders, ...settings]) cpSync(path, join(root, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    await writeCall(root, { space: 'giver', name: 'thank-receiver' })
    await writeForm(root, { space: 'giver', name: 'thanks', call, field: 'text', longest: { characters: 9 } })
    await writeFlow(root, { space: 'giver', name: 'thanking', call })
    await writeFlow(root, { space: 'giver', name: 'thanks-reading' })
    const tsc = resolve('node_modules/.bin/tsc')
    const build = join(root, 'types.tsbuildinfo')
    const { status, stdout } = spawnSync(tsc, ['-p', root, '--tsBuildInfoFile', build], { encoding: 'utf8' })
    expect([stdout.slice(0, 2000), status]).toEqual(['', 0])
  } finally {
    rmSync(root, { recursive: true })
  }
})
