import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { patterned } from '../../tests/expected/patterned.ts'

/** Maximum charts of one run, which takes less than a minute. */
const MOST = 8

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Where the current work branched off `main`, or on `main` itself the previous commit. */
function baseOf(): string | undefined {
  const head = git('rev-parse', 'HEAD')
  const left = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main')
  return left === undefined || left === head ? git('rev-parse', 'HEAD~1') : left
}

/** The chart of a file: its own source, its hand-written table, or its model. */
const chartOf = (file: string): string | undefined =>
  /^(?:machines|tests\/expected)\/(?:.*\/)?([\w-]+)\.ts$/.exec(file)?.[1] ??
  /^tests\/models\/(?:.*\/)?([\w-]+)\.model\.ts$/.exec(file)?.[1]

/** The charts changed since a commit, uncommitted ones too. `left`: how many more than one run takes. */
export function changedCharts(since?: string): { names: string[]; left: number } {
  const base = since ?? baseOf()
  const changed = base === undefined ? undefined : git('diff', '--name-only', base)
  const files = `${changed ?? ''}\n${git('ls-files', '--others', '--exclude-standard') ?? ''}`.split('\n')
  const charts = new Map(
    [...globSync('tests/expected/**/*.ts'), ...Object.keys(patterned)].map((file) => {
      const name = file.replace(/^.*\/|\.ts$/g, '')
      return [name, file.includes('/lifecycles/') ? `lifecycles/${name}` : name]
    }),
  )
  const found = new Set(files.flatMap((file) => charts.get(chartOf(file) ?? '') ?? []))
  const names = [...found].toSorted()
  return { names: names.slice(0, MOST), left: Math.max(0, names.length - MOST) }
}
