import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProgram } from '../../tests/server/support/processes/process.ts'
import type { Cluster } from './support/postgres-cluster.ts'
import { run } from './support/programs.ts'
import { isReady, release, replaceServers, startService } from './support/service.ts'
import { underLoad } from './support/under-load.ts'

/** The release before: `PREVIOUS_RELEASE`, or what was there before the latest migration. */
async function previousRelease(): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: release })).stdout.trim()
  const latest = () => git('log', '-1', '--format=%H^', '--diff-filter=A', '--', 'server/migrations')
  const folder = await mkdtemp(join(tmpdir(), 'venaison-previous-'))
  const archive = join(folder, 'release.tar')
  await git('archive', '--output', archive, process.env['PREVIOUS_RELEASE'] ?? (await latest()))
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await symlink(join(release, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** The previous release prepares an empty database with its own migrations and demonstration data. */
const preparedBy = (folder: string) => async (primary: Cluster) => {
  const port = await freePort()
  const settings = { DATABASE_URL: primary.url, DEMO: '1', PORT: String(port), WORKER: '0' }
  const server = startProgram(process.execPath, ['server/main.ts'], { cwd: folder, env: settings })
  await isReady(port)
  await server.stop()
}

let previous: string

underLoad(async () => {
  previous = await previousRelease()
  // Without PgBouncer, which the previous release may not know how to use.
  return startService({ folder: previous, prepare: preparedBy(previous), isPooled: false })
}, [
  {
    title: 'the previous release is replaced by this one, which migrates',
    allowed: 'unnoticed',
    happen: (service) => replaceServers(service),
  },
  {
    title: 'this release is replaced by the previous one, on the migrated database',
    allowed: 'unnoticed',
    happen: (service) => replaceServers(service, previous),
  },
])
