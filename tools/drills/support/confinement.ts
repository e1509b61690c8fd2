/** Run by a unit in the place of a server: tries what a unit may do and may not, and prints it as JSON. */
import { spawnSync } from 'node:child_process'
import { argon2Sync } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const isPossible = (act: () => unknown): boolean => {
  try {
    act()
    return true
  } catch {
    return false
  }
}
const writes = (folder: string) => isPossible(() => writeFileSync(join(folder, 'probe'), ''))
const folders = [
  '/etc',
  '/home',
  '/opt/venaison',
  '/root',
  '/run',
  '/srv/open',
  '/tmp',
  '/usr',
  '/var',
  '/var/lib/venaison',
]
const secrets = [
  '/etc/venaison/venaison.env',
  '/etc/pgbouncer/userlist.txt',
  '/proc/1/cmdline',
  '/proc/meminfo',
]
const acts = [
  'unshare --user true',
  'mount -t tmpfs none /mnt',
  'hostname other',
  'dmesg',
  'date --set 2020-01-01',
  'chrt --fifo 1 true',
  'setarch linux32 true',
  'chmod u+s /var/lib/venaison/probe',
]
const passes = {
  message: 'x',
  nonce: Buffer.alloc(16),
  parallelism: 4,
  tagLength: 32,
  memory: 65_536,
  passes: 3,
}
const database = '/var/lib/venaison/probe-database'
const pglite = new PGlite(database)
const { rows } = await pglite.query('select 1 as one')
await pglite.close()
rmSync(database, { recursive: true })
const found = {
  writable: folders.filter(writes),
  readable: secrets.filter((file) => isPossible(() => readFileSync(file))),
  done: acts.filter((act) => spawnSync('sh', ['-c', act]).status === 0),
  temporary: readdirSync('/tmp'),
  hash: argon2Sync('argon2id', passes).length,
  rows,
}
console.log(JSON.stringify(found))
