import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, startProgram } from '../../../tests/server/support/processes/process.ts'
import type { Cluster } from './postgres-cluster.ts'
import { deployedSettings, install, serviceUser } from './programs.ts'
import { until } from './until.ts'

/** That of Debian, or another one that is named. */
const PROGRAM = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer'

/** PgBouncer in transaction mode in front of a cluster; it runs when it is answered. */
export type Pgbouncer = Awaited<ReturnType<typeof startPgbouncer>>

/** Starts one with `poolSize` sessions of PostgreSQL for any number of connections of any role. */
export async function startPgbouncer(cluster: Cluster, poolSize: number) {
  await install('pgbouncer')
  const user = await serviceUser()
  const folder = await mkdtemp(join(tmpdir(), 'venaison-pgbouncer-'))
  const port = await freePort()
  const { username } = new URL(cluster.url)
  const file = (name: string) => join(folder, name)
  const own = { listen_port: port, auth_type: 'trust', auth_file: file('users.txt'), admin_users: username }
  const settings = {
    ...(await deployedSettings('pgbouncer.ini', 'pgbouncer')),
    ...own,
    default_pool_size: poolSize,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  const lead = ({ port }: Cluster) => {
    const place = `host=127.0.0.1 port=${port}`
    // Named as deployed; tests make others, for which PgBouncer keeps the place it had when they were new.
    const databases = `[databases]\npostgres = ${place} dbname=postgres\n* = ${place}\n`
    return writeFile(file('pgbouncer.ini'), `${databases}[pgbouncer]\n${lines.join('')}`)
  }
  await lead(cluster)
  const roles = await cluster.ask('select rolname from pg_roles where rolcanlogin')
  await writeFile(file('users.txt'), roles.map(({ rolname }) => `"${String(rolname)}" ""\n`).join(''))
  for (const path of [folder, file('pgbouncer.ini'), file('users.txt')]) await chown(path, user.uid, user.gid)

  /** The same database and role, by PgBouncer. */
  const through = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
  /** Executes a command of its console, such as `reconnect` or `show pools`. */
  async function command(text: string): Promise<Record<string, unknown>[]> {
    const url = new URL(through(cluster.url))
    url.pathname = '/pgbouncer'
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    const { rows } = await client.query(text).finally(() => client.end())
    return rows
  }
  const start = async () => {
    const started = startProgram(PROGRAM, [file('pgbouncer.ini')], user)
    await Promise.race([
      until('PgBouncer answers', async () => (await command('show version')).length > 0),
      started.ended.then(() => {
        throw new Error(`PgBouncer ended:\n${started.printed()}`)
      }),
    ])
    return started
  }
  let program = await start()
  const stop = async () => {
    // As Debian's unit does: since PgBouncer 1.23 SIGTERM waits until every client has left.
    program.kill('SIGINT')
    await program.ended
  }
  return {
    through,
    command,
    stop,
    async start(): Promise<void> {
      program = await start()
    },
    /** Leads to another cluster from now on, as an operator has it do after a failover. */
    async follow(other: Cluster): Promise<void> {
      await lead(other)
      await command('reload')
    },
    async restart(): Promise<void> {
      await stop()
      program = await start()
    },
    async remove(): Promise<void> {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
