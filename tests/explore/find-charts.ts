import { readdir } from 'node:fs/promises'
import { type AnyStateMachine, StateMachine } from 'xstate'

const machines = new URL('../../machines/', import.meta.url)

/**
 * A chart and the file it comes from; `file` is its path below `machines/`, `exported` the name under which it
 * exports the chart, `name` the chart's id in kebab case.
 */
export type Chart = {
  name: string
  file: string
  group: 'flow' | 'lifecycle'
  machine: AnyStateMachine
  exported: string
}

async function chartsIn(root: URL, file: string): Promise<Chart[]> {
  const all = (await import(new URL(file, root).href)) as Record<string, unknown>
  return Object.entries(all).flatMap(([exported, machine]) =>
    machine instanceof StateMachine
      ? [
          {
            name: machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
            file,
            group: file.startsWith('lifecycles/') ? ('lifecycle' as const) : ('flow' as const),
            machine,
            exported,
          },
        ]
      : [],
  )
}

/**
 * Every chart below `root` (default `machines/`), found by importing its files: flows by name, then
 * lifecycles.
 */
export async function findCharts(root = machines): Promise<Chart[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const charts = (await Promise.all(files.map((file) => chartsIn(root, file)))).flat()
  const placeOf = ({ group, name }: Chart) => `${group} ${name}`
  return charts.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}
