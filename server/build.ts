import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
/** The built browser application. */
export const dist = join(root, 'dist')
const built = join(dist, 'index.html')
const documents = join(dist, 'documents')
const build = ['run', '--silent', 'build']

const sources = [
  'index.html',
  'package-lock.json',
  'vite*.ts',
  '{src,contract,machines,server/documents}/**/*.*',
  'docs/guide/*.md',
]

/** Whether a source is newer than the build made from it, or a build is missing. */
function isStale(): boolean {
  if (!existsSync(built) || !existsSync(documents)) return true
  const since = statSync(built).mtimeMs
  return globSync(sources, { cwd: root }).some((file) => statSync(join(root, file)).mtimeMs > since)
}

const options = {
  cwd: root,
  stdio: 'inherit' as const,
  // On Windows npm is a command file, which requires a shell.
  shell: process.platform === 'win32',
}

/** Started from a test, the environment would select the development build of React. */
const environment = (isQuick: boolean) => ({
  ...process.env,
  NODE_ENV: 'production',
  ...(isQuick && { COMPRESSION: 'quick' }),
})

function assertBuilt(status: number | null): void {
  if (status !== 0) throw new Error('L’application du navigateur n’a pas pu être construite.')
}

/** Whether there are sources, and no build of them. A folder delivered without sources is used as it is. */
const isDue = () => existsSync(join(root, 'index.html')) && isStale()

/**
 * Builds the browser application and the documents if they are missing or outdated. `isQuick`: compresses less, so
 * that a demonstration or tests start sooner.
 */
export function buildIfStale(isQuick = false): void {
  if (!isDue()) return
  assertBuilt(spawnSync('npm', build, { ...options, env: environment(isQuick) }).status)
}

/** The same, while the process does something else. A process that ends before takes the build with it. */
export async function buildMeanwhile(isQuick: boolean): Promise<void> {
  if (!isDue()) return
  const building = spawn('npm', build, { ...options, env: environment(isQuick) })
  const stop = () => building.kill()
  process.on('exit', stop)
  const [status] = (await once(building, 'exit')) as [number | null]
  process.off('exit', stop)
  assertBuilt(status)
}
