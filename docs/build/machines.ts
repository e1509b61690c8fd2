import { readdir } from 'node:fs/promises'
import { type AnyStateMachine, StateMachine } from 'xstate'

const root = new URL('../../machines/', import.meta.url)

/**
 * A chart and the file it comes from; `name` is the file's name without its extension, `exported` the
 * name under which it exports the chart.
 */
export type Chart = {
  name: string
  group: 'flow' | 'lifecycle'
  machine: AnyStateMachine
  exported: string
}

async function chartsIn(folder: string, group: Chart['group']): Promise<Chart[]> {
  const files = (await readdir(new URL(folder, root))).filter((file) => file.endsWith('.ts')).toSorted()
  const charts: Chart[] = []
  for (const file of files) {
    const all = (await import(new URL(folder + file, root).href)) as Record<string, unknown>
    for (const [exported, machine] of Object.entries(all))
      if (machine instanceof StateMachine)
        charts.push({ name: file.replace(/\.ts$/, ''), group, machine, exported })
  }
  return charts
}

/** Every chart of the product, found by importing `machines/`. */
export const findCharts = async (): Promise<Chart[]> => [
  ...(await chartsIn('', 'flow')),
  ...(await chartsIn('lifecycles/', 'lifecycle')),
]
