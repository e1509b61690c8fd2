import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type OlderWords, rememberOlderWords } from '../../tests/explore/dictionary.ts'
import { type Chart, findCharts } from '../../tests/explore/find-charts.ts'

const here = join(import.meta.dirname, '../..')
const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

function commitOf(root: string, ref: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  } catch {
    throw new Error(`« ${ref} » : git ne connaît ni commit, ni branche, ni étiquette de ce nom.`)
  }
}

/** Checks the sources of a commit out into a temporary folder, which is always removed. */
async function withSources<T>(
  root: string,
  commit: string,
  work: (sources: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'venaison-earlier-'))
  const sources = join(folder, 'sources')
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
  const stop = () => {
    remove()
    process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, stop)
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', sources, commit)
    symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'), 'junction')
    return await work(sources)
  } finally {
    for (const signal of signals) process.off(signal, stop)
    remove()
  }
}

async function wordsIn(sources: string): Promise<OlderWords> {
  const read = async (kind: string) =>
    JSON.parse(await readFile(join(sources, `docs/words/${kind}.json`), 'utf8').catch(() => '{}'))
  const contract = pathToFileURL(join(sources, 'contract/endpoints.ts')).href
  const { endpoints } = (await import(contract)) as { endpoints: Record<string, { summary: string }> }
  const summaries = Object.entries(endpoints).map(([key, { summary }]) => [key, summary])
  const [charts, calls, states, events] = await Promise.all(['charts', 'calls', 'states', 'events'].map(read))
  return {
    charts,
    calls: { ...Object.fromEntries(summaries), ...calls },
    books: { states, events },
  }
}

/**
 * The charts of a commit, branch or tag, imported from a temporary worktree with the currently installed
 * packages. Names that no current chart has keep their former French words.
 * @param root the folder of the repository
 */
export async function chartsAt(ref: string, root = here): Promise<Chart[]> {
  return withSources(root, commitOf(root, ref), async (sources) => {
    try {
      rememberOlderWords(await wordsIn(sources))
      return await findCharts(pathToFileURL(join(sources, 'machines/')))
    } catch (error) {
      throw new Error(
        `Les schémas de « ${ref} » ne se lisent pas avec les paquets installés : ${String(error)}`,
        {
          cause: error,
        },
      )
    }
  })
}
