import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../tests/server/support/processes/process.ts'
import { deployedSettings, install, postgresProgram, run, serviceUser } from './programs.ts'
import { until } from './until.ts'

/** Lines of `postgresql.conf`. */
type Settings = Record<string, string | number>

/** Data are lost with the machine only, which a test does not break. */
const usual: Settings = { fsync: 'off', unix_socket_directories: "''", listen_addresses: "'127.0.0.1'" }

/** A PostgreSQL server in a temporary folder, with trust for this machine. It runs when it is answered. */
export type Cluster = Awaited<ReturnType<typeof clusterIn>>

export async function startPrimary(settings: Settings = {}): Promise<Cluster> {
  await install('postgresql')
  const folder = await newFolder()
  const how = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  await runAs('initdb', [...how, '--pgdata', folder])
  return clusterIn(folder, settings)
}

export async function startReplica(primary: Cluster, settings: Settings = {}): Promise<Cluster> {
  const folder = await newFolder()
  const source = new URL(primary.url)
  source.searchParams.set('application_name', 'replica')
  const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync']
  await runAs('pg_basebackup', [...how, '--dbname', source.href, '--pgdata', folder])
  return clusterIn(folder, settings)
}

export async function caughtUp(replica: Cluster, primary: Cluster): Promise<void> {
  const [{ written } = {}] = await primary.ask('select pg_current_wal_lsn()::text as written')
  const isThere = `select pg_last_wal_replay_lsn() >= '${written}' as there`
  await until('the replica has caught up', async () => (await replica.ask(isThere))[0]?.['there'] === true)
}

async function clusterIn(folder: string, settings: Settings) {
  const port = await freePort()
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const deployed = await deployedSettings('postgresql.conf')
  const lines = Object.entries({ ...deployed, ...usual, ...settings, port }).map(
    ([name, value]) => `${name} = ${value}\n`,
  )
  await appendFile(join(folder, 'postgresql.conf'), lines.join(''))
  const control = (...how: string[]) => runAs('pg_ctl', ['--wait', '--silent', '--pgdata', folder, ...how])
  const start = () => control('--log', join(folder, 'log'), 'start')
  async function ask<T extends object = Record<string, unknown>>(statement: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    await client.connect()
    const { rows } = await client.query<T>(statement).finally(() => client.end())
    return rows
  }
  await start()
  return {
    /** Of its database `postgres`. */
    url,
    port,
    folder,
    ask,
    start,
    /** `immediate` is what the loss of its processes leaves behind. */
    stop: (mode: 'fast' | 'immediate' = 'fast') => control('--mode', mode, 'stop'),
    promote: () => control('promote'),
    /** What a replica receives is no longer replayed, as if it were slow. */
    async pauseReplay(): Promise<void> {
      await ask('select pg_wal_replay_pause()')
      const isPaused = `select pg_get_wal_replay_pause_state() = 'paused' as paused`
      await until('the replay is paused', async () => (await ask(isPaused))[0]?.['paused'] === true)
    },
    /** What is replayed at once may cancel the statement that resumes it. */
    async resumeReplay(): Promise<void> {
      const isResumed = `select pg_get_wal_replay_pause_state() = 'not paused' as resumed`
      await until('the replay goes on', async () => {
        await ask('select pg_wal_replay_resume()').catch(() => {})
        return (await ask(isResumed))[0]?.['resumed'] === true
      })
    },
    async remove(): Promise<void> {
      await control('--mode', 'immediate', 'stop').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
const runAs = async (program: string, args: string[]) =>
  run(postgresProgram(program), args, { ...(await serviceUser()), cwd: tmpdir() })

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'venaison-cluster-'))
  const { uid, gid } = await serviceUser()
  await chown(folder, uid, gid)
  return folder
}
