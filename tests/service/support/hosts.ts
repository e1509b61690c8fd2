import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from './postgres-cluster.ts'
import { run, serviceUser } from './programs.ts'

/** The processes of a database server. */
async function processesOf({ folder }: Cluster): Promise<number[]> {
  const [first] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const { stdout } = await run('pgrep', ['--parent', first!])
  return [first!, ...stdout.trim().split('\n')].map(Number)
}

/** Signals a process, unless it has just ended. */
function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A database server no longer answers, though its connections stay open, until `thaw` is called. */
export async function freeze(cluster: Cluster): Promise<{ thaw: () => void }> {
  const ids = await processesOf(cluster)
  ids.forEach((id) => signal(id, 'SIGSTOP'))
  return { thaw: () => ids.forEach((id) => signal(id, 'SIGCONT')) }
}

/**
 * Puts the log of a database server on a disk of its own, in memory, of so many megabytes. Mounting takes
 * root.
 */
export async function logOnDisk(cluster: Cluster, megabytes: number) {
  const disk = await mkdtemp(join(tmpdir(), 'venaison-disk-'))
  const { uid, gid } = await serviceUser()
  const options = `size=${megabytes}m,uid=${uid},gid=${gid},mode=0700`
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
  const log = join(cluster.folder, 'pg_wal')
  await cluster.stop()
  await run('cp', ['--archive', `${log}/.`, disk])
  await rename(log, `${log}.former`)
  await symlink(disk, log)
  await cluster.start()
  const filler = join(disk, 'filler')
  return {
    /** Takes all space that is left. */
    fill: () => run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']).catch(() => {}),
    free: () => rm(filler, { force: true }),
    /** Puts the log back. The server must be stopped. */
    async remove(): Promise<void> {
      await rm(filler, { force: true })
      await rm(log)
      await rm(`${log}.former`, { recursive: true })
      await cp(disk, log, { recursive: true })
      await run('chown', ['-R', `${uid}:${gid}`, log])
      await run('umount', [disk])
      await rm(disk, { recursive: true })
    },
  }
}

/** The settings of a process whose clock follows a file, by libfaketime. */
export const withClock = (file: string) => ({
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  // Timers go on.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
