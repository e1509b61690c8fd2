import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Flow } from '../../tests/model/model.ts'
import type { Path } from '../../tests/explore/path-generation.ts'
import type { Wanted } from './arguments.ts'
import type { Seeded } from '../../tests/model/random-paths.ts'
import { type Kind, numbered } from '../../tests/model/numbered-paths.ts'
import { inBrowser, randomPaths } from '../../tests/model/random-paths.ts'

export type Chosen = { flow: Flow; kind: Kind | Seeded; number: number; path: Path }
type Kept = { flow: string; kind: Kind | Seeded; number: number }

const KEPT = 'var/paths-failed.json'

const pathsOf = (flow: Flow, kind: Kind | Seeded) =>
  typeof kind === 'string' ? numbered(flow, kind) : randomPaths(flow, kind, inBrowser(flow))

function choose(flow: Flow, kind: Kind | Seeded, numbers: readonly number[]): Chosen[] {
  const paths = pathsOf(flow, kind)
  for (const number of numbers)
    if (!paths.some((path) => path.number === number))
      throw new Error(`« ${flow.name} » a ${paths.length} chemins : il n’y a pas de numéro ${number}.`)
  return paths
    .filter(({ number }) => numbers.length === 0 || numbers.includes(number))
    .map((path) => ({ ...path, flow, kind }))
}

async function lastFailed(): Promise<Kept[]> {
  const text = await readFile(KEPT, 'utf8').catch(() => '[]')
  return JSON.parse(text) as Kept[]
}

export async function keepFailed(failed: readonly Chosen[]): Promise<void> {
  const kept = failed.map(({ flow, kind, number }): Kept => ({ flow: flow.name, kind, number }))
  await mkdir(dirname(KEPT), { recursive: true })
  await writeFile(KEPT, `${JSON.stringify(kept, null, 2)}\n`)
}

export async function select(all: readonly Flow[], wanted: Wanted): Promise<Chosen[]> {
  const flows = all.filter(({ name }) => wanted.flows.length === 0 || wanted.flows.includes(name))
  if (!wanted.failed) return flows.flatMap((flow) => choose(flow, wanted.kind, wanted.numbers))
  const kept = await lastFailed()
  return flows.flatMap((flow) =>
    kept
      .filter((each) => each.flow === flow.name)
      .flatMap(({ kind, number }) => choose(flow, kind, [number])),
  )
}
