import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FolderInUse, lockFolder } from '../../../server/storage/lock.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'

const program = `
  import { lockFolder } from ${JSON.stringify(new URL('../../../server/storage/lock.ts', import.meta.url).href)}
  lockFolder(process.argv[1])
  console.log('locked')
  setInterval(() => {}, 1000)
`
/** Another process that holds the lock of a folder. */
async function holder(folder: string): Promise<ChildProcess> {
  const other = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void other.kill('SIGKILL'))
  await once(other.stdout, 'data')
  return other
}

test('A second process is refused, and prints which one uses the folder', async () => {
  const folder = temporaryFolder()
  const { pid } = await holder(folder)
  const message = `${folder} est déjà utilisé par un autre processus (numéro ${pid})`
  expect(() => lockFolder(folder)).toThrow(message)
})

test('The lock of a killed process is taken over at once', async () => {
  const folder = temporaryFolder()
  const other = await holder(folder)
  other.kill('SIGKILL')
  await once(other, 'exit')
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
})

test('A stale pid file is ignored: only the lock itself counts', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'lock.pid'), `${process.pid}\n`)
  lockFolder(folder).release()
  lockFolder(folder).release()
})
