import { cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from './postgres-cluster.ts'
import { run, serviceUser } from './programs.ts'

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

/** A disk of its own, in memory. */
export type SmallDisk = Awaited<ReturnType<typeof mountDisk>>

/** Mounts a disk of so many megabytes, which belongs to `owner`. Mounting takes root. */
export async function mountDisk(megabytes: number, owner: { uid: number; gid: number } = userInfo()) {
  const path = await mkdtemp(join(tmpdir(), 'venaison-disk-'))
  const options = `size=${megabytes}m,uid=${owner.uid},gid=${owner.gid},mode=0700`
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
  const filler = join(path, 'filler')
  const free = () => rm(filler, { force: true })
  return {
    path,
    fill: () => run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']).catch(() => {}),
    free,
    async remove(): Promise<void> {
      await free()
      await run('umount', [path])
      await rm(path, { recursive: true })
    },
  }
}

export async function logOnDisk(cluster: Cluster, megabytes: number) {
  const { uid, gid } = await serviceUser()
  const { path: disk, fill, free, remove } = await mountDisk(megabytes, { uid, gid })
  const log = join(cluster.folder, 'pg_wal')
  await cluster.stop()
  await run('cp', ['--archive', `${log}/.`, disk])
  await rename(log, `${log}.former`)
  await symlink(disk, log)
  await cluster.start()
  return {
    fill,
    free,
    /** Puts the log back. The server must be stopped. */
    async remove(): Promise<void> {
      await free()
      await rm(log)
      await rm(`${log}.former`, { recursive: true })
      await cp(disk, log, { recursive: true })
      await run('chown', ['-R', `${uid}:${gid}`, log])
      await remove()
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
