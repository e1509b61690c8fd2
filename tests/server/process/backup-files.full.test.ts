import { appendFileSync, readdirSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetBackups, writeBackup } from '../../../server/storage/backup-files.ts'
import { BackupCut, receiveBackup } from '../../../server/storage/pglite-backup.ts'
import { temporaryFolder } from '../../world/temporary-folder.ts'
import { folderInState } from '../support/databases/prepared.ts'
import { runCommand } from '../support/processes/process.ts'

test('Without a server, a backup is made too; what is no whole backup changes nothing', async () => {
  const folder = await folderInState('migrated')
  expect(await runCommand('server/backup.ts', { DATA_DIR: folder })).toEqual({
    code: 0,
    printed: expect.stringContaining('le serveur était arrêté'),
  })
  const backups = join(folder, 'backups')
  const files = readdirSync(folder).sort()
  const [cut, text] = [join(backups, readdirSync(backups)[0]!), join(backups, 'text.tar.gz')]
  truncateSync(cut, statSync(cut).size - 1000)
  appendFileSync(text, 'nothing of the kind')
  const printed = expect.stringMatching(/pas une sauvegarde entière.*rien n’a été changé/) as string
  for (const wrong of [cut, text])
    expect(await runCommand('server/restore.ts', { DATA_DIR: folder }, wrong)).toEqual({ code: 1, printed })
  expect(readdirSync(folder).sort()).toEqual(files)
})

test('A backup that is cut short is not kept, and old ones are deleted', async () => {
  const folder = temporaryFolder()
  const socket = join(folder, 'socket')
  const sender = createServer((client) => {
    const header = Buffer.alloc(8)
    header.writeBigUInt64BE(100n)
    client.end(Buffer.concat([header, Buffer.alloc(99)]))
  }).listen(socket)
  await once(sender, 'listening')
  onTestFinished(() => void sender.close())
  const now = new Date('2026-03-31T08:00:00Z')
  await expect(writeBackup(folder, now, (draft) => receiveBackup(socket, draft))).rejects.toThrow(BackupCut)
  expect(readdirSync(folder)).toEqual(['socket'])
  const names = [
    'venaison-20260301T075959Z.tar.gz',
    'venaison-20260301T080000Z.tar.gz',
    '.venaison-20260330T075959Z.tar.gz.12',
    '.venaison-20260331T075959Z.tar.gz.13',
    'other-20200301T080000Z.tar.gz',
  ]
  for (const name of names) appendFileSync(join(folder, name), '')
  expect(forgetBackups(folder, now)).toBe(1)
  const left = [names[1], names[3], names[4], 'socket']
  expect(readdirSync(folder).sort()).toEqual(left.toSorted())
})
