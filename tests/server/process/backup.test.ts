import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetBackups, writeBackup } from '../../../server/storage/backup-files.ts'
import { BackupCut, receiveBackup } from '../../../server/storage/pglite-backup.ts'
import { preparedFolder } from '../support/prepared.ts'
import { runCommand } from '../support/processes/process.ts'

const backup = (DATA_DIR: string, ...args: string[]) => runCommand('server/backup.ts', { DATA_DIR }, ...args)
const restore = (DATA_DIR: string, ...args: string[]) =>
  runCommand('server/restore.ts', { DATA_DIR }, ...args)
const backupsIn = (folder: string) =>
  readdirSync(join(folder, 'backups')).map((name) => join(folder, 'backups', name))

test('Without a server, a backup is made too; what is no whole backup changes nothing', async () => {
  const folder = await preparedFolder('migrated')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const saved = await backup(folder)
  expect([saved.code, saved.printed]).toEqual([0, expect.stringContaining('le serveur était arrêté')])
  const [file = ''] = backupsIn(folder)
  const files = readdirSync(folder).sort()
  const cut = join(folder, 'backups', 'cut.tar.gz')
  await copyFile(file, cut)
  truncateSync(cut, statSync(cut).size - 1000)
  appendFileSync(join(folder, 'backups', 'text.tar.gz'), 'nothing of the kind')
  for (const wrong of [cut, join(folder, 'backups', 'text.tar.gz')]) {
    const { code, printed } = await restore(folder, wrong)
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/pas une sauvegarde entière.*rien n’a été changé/),
    ])
  }
  expect(readdirSync(folder).sort()).toEqual(files)
  expect((await restore(folder)).printed).toContain('Usage : npm run restore')
  expect((await restore(folder, `${file}.gone`)).printed).toContain('Ce fichier n’existe pas')
  expect((await backup(join(folder, 'backups'))).printed).toContain('Il n’y a pas de base')
})

test('A backup that is cut short is not kept, and old ones are deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'venaison-cut-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
