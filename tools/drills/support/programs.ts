import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The files that an operator installs. */
export const deployment = resolve(import.meta.dirname, '../../../docs/deployment')

/** The lines « name = value » of one of these files, or of a section of it; without comments. */
export async function deployedSettings(file: string, section?: string): Promise<Record<string, string>> {
  const text = await readFile(join(deployment, file), 'utf8')
  const part = section === undefined ? text : text.split(`[${section}]\n`)[1]!
  const lines = part.split('\n').filter((line) => line !== '' && !/^[#;]/.test(line))
  return Object.fromEntries(
    lines.map((line) => {
      const [name, ...rest] = line.split('=')
      return [name!.trim(), rest.join('=').trim()]
    }),
  )
}

export const run = promisify(execFile)

const isRoot = userInfo().uid === 0

/** The user that PostgreSQL and PgBouncer run as, which refuse root: `postgres` of Debian, or this one. */
export async function serviceUser(): Promise<{ uid: number; gid: number }> {
  if (!isRoot) return userInfo()
  const idOf = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

const VERSIONS = '/usr/lib/postgresql'

/** The path of one of PostgreSQL's own programs, of the latest version that Debian installed. */
export function postgresProgram(name: string): string {
  const latest = readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one))[0]
  return `${VERSIONS}/${latest}/bin/${name}`
}

/** Installs missing Debian packages. @throws if that takes root, with the command that installs them */
export async function install(...packages: string[]): Promise<void> {
  const missing: string[] = []
  for (const name of packages)
    await run('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name]).then(
      ({ stdout }) => stdout === 'installed' || missing.push(name),
      () => missing.push(name),
    )
  if (missing.length === 0) return
  const command = ['install', '--yes', '--no-install-recommends', ...missing]
  if (!isRoot) throw new Error(`Needed: sudo apt-get ${command.join(' ')}`)
  await run('apt-get', ['update'])
  await run('apt-get', command, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
