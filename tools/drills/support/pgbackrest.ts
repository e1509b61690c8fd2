import { chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startPrimary } from './postgres-cluster.ts'
import { deployedSettings, deployment, install, run, serviceUser } from './programs.ts'

const STANZA = '--stanza=venaison'

/** A PostgreSQL server that archives by the documented files, with a first full backup. */
export async function startArchived() {
  await install('postgresql', 'pgbackrest')
  const user = await serviceUser()
  const folder = await mkdtemp(join(tmpdir(), 'venaison-pgbackrest-'))
  const own = async (...names: string[]) => {
    const path = join(folder, ...names)
    await mkdir(path, { recursive: true, mode: 0o700 })
    await chown(path, user.uid, user.gid)
    return path
  }
  await own()
  const [repository, logs, locks, sockets, included] = await Promise.all(
    ['repository', 'logs', 'locks', 'sockets', 'conf.d'].map((name) => own(name)),
  )
  const config = join(folder, 'pgbackrest.conf')
  await copyFile(join(deployment, 'pgbackrest.conf'), config)
  const secret = '[global]\nrepo1-cipher-pass=only for this test\n'
  await writeFile(join(included!, 'secret.conf'), secret)
  // The environment replaces the paths, of the command and of the server that archives by it.
  const replaced = {
    CONFIG: config,
    CONFIG_INCLUDE_PATH: included,
    REPO1_PATH: repository,
    LOG_PATH: logs,
    LOCK_PATH: locks,
    PG1_SOCKET_PATH: sockets,
  }
  for (const [name, value] of Object.entries(replaced)) process.env[`PGBACKREST_${name}`] = value
  // Its path and port are known once it runs, and the archiver tries again until then.
  const settings = await deployedSettings('postgresql-backup.conf')
  settings['archive_command'] = settings['archive_command']!.replace('%p', `--pg1-path="$PWD" %p`)
  const cluster: Cluster = await startPrimary({ ...settings, unix_socket_directories: `'${sockets}'` })
  Object.assign(process.env, {
    PGBACKREST_PG1_PATH: cluster.folder,
    PGBACKREST_PG1_PORT: String(cluster.port),
    PGBACKREST_PG1_USER: 'postgres',
  })
  const pgbackrest = (...args: string[]) =>
    run('pgbackrest', [STANZA, ...args], { ...user, cwd: tmpdir(), env: process.env })
  await pgbackrest('stanza-create')
  await pgbackrest('check')
  await pgbackrest('--type=full', 'backup')
  return {
    cluster,
    /** What is written from now on does not reach the repository, as in the minute before a disk is lost. */
    async freezeArchiver(): Promise<void> {
      const [{ pid } = {}] = await cluster.ask(
        `select pid from pg_stat_activity where backend_type = 'archiver'`,
      )
      process.kill(Number(pid), 'SIGSTOP')
    },
    async loseDisk(): Promise<void> {
      await cluster.stop('immediate')
      await rm(cluster.folder, { recursive: true })
      await mkdir(cluster.folder, { mode: 0o700 })
      await chown(cluster.folder, user.uid, user.gid)
    },
    async restore(target?: string): Promise<void> {
      const moment = target ? ['--type=time', `--target=${target}`, '--target-action=promote'] : []
      await pgbackrest(...moment, 'restore')
      await cluster.start()
    },
    async remove(): Promise<void> {
      await cluster.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
