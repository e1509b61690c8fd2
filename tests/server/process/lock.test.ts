import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from '../../../server/storage/lock.ts'

const program = `
  import { lockFolder } from ${JSON.stringify(new URL('../../../server/storage/lock.ts', import.meta.url).href)}
  lockFolder(process.argv[1])
  console.log('locked')
  setInterval(() => {}, 1000)
`
let folder: string
const running: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'venaison-lock-'))
})
afterEach(() => {
  for (const process of running.splice(0)) process.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Another process that holds the lock. */
async function holder(): Promise<ChildProcess> {
  const other = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(other)
  await once(other.stdout, 'data')
  return other
}

test('A second process is refused, and prints which one uses the folder', async () => {
  const { pid } = await holder()
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(
    `${folder} est déjà utilisé par un autre processus (numéro ${pid})`,
  )
})

test('The lock of a killed process is taken over at once', async () => {
  const other = await holder()
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
})

test('A stale pid file is ignored: only the lock itself counts', () => {
  writeFileSync(join(folder, 'lock.pid'), `${process.pid}\n`)
  lockFolder(folder).release()
  lockFolder(folder).release()
})
