import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/support/processes.ts'
import type { Cluster } from './postgres-cluster.ts'
import { install, serviceUser } from './programs.ts'
import { until } from './until.ts'

/** PgBouncer in transaction mode in front of a cluster; it runs when it is answered. */
export type Pgbouncer = Awaited<ReturnType<typeof startPgbouncer>>

/** Starts one with `poolSize` sessions of PostgreSQL for any number of connections of any role. */
export async function startPgbouncer(cluster: Cluster, poolSize: number) {
  await install('pgbouncer')
  const user = await serviceUser()
  const folder = await mkdtemp(join(tmpdir(), 'venaison-pgbouncer-'))
  const port = await freePort()
  const { username } = new URL(cluster.url)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    admin_users: username,
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 200,
    query_wait_timeout: 15,
    server_login_retry: 1,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  const lead = ({ port }: Cluster) =>
    writeFile(
      join(folder, 'pgbouncer.ini'),
      `[databases]\n* = host=127.0.0.1 port=${port}\n[pgbouncer]\n${lines.join('')}`,
    )
  await lead(cluster)
  const roles = await cluster.ask('select rolname from pg_roles where rolcanlogin')
  await writeFile(settings.auth_file, roles.map(({ rolname }) => `"${String(rolname)}" ""\n`).join(''))
  for (const path of [folder, join(folder, 'pgbouncer.ini'), settings.auth_file])
    await chown(path, user.uid, user.gid)

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
  const answers = () =>
    command('show version').then(
      () => true,
      () => false,
    )
  const start = async () => {
    const process = spawn('/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')], {
      ...user,
      stdio: 'ignore',
    })
    await until('PgBouncer answers', answers)
    return process
  }
  let process = await start()
  const stop = async () => {
    if (process.exitCode !== null || process.signalCode !== null) return
    process.kill('SIGTERM')
    await once(process, 'exit')
  }
  return {
    through,
    command,
    stop,
    /** Leads to another cluster from now on, as an operator has it do after a failover. */
    async follow(other: Cluster): Promise<void> {
      await lead(other)
      await command('reload')
    },
    async restart(): Promise<void> {
      await stop()
      process = await start()
    },
    async remove(): Promise<void> {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
