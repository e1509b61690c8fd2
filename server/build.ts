import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
/** The built browser application. */
export const dist = join(root, 'dist')
const built = join(dist, 'index.html')
const documents = join(dist, 'documents')

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

/**
 * Builds the browser application and the documents if they are missing or outdated; answers whether it
 * built anything. A folder delivered without sources is used as it is.
 */
export function buildIfStale(): boolean {
  if (!existsSync(join(root, 'index.html')) || !isStale()) return false
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'inherit',
    // On Windows npm is a command file, which requires a shell.
    shell: process.platform === 'win32',
    // Started from a test, the environment would select the development build of React.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('L’application du navigateur n’a pas pu être construite.')
  return true
}
