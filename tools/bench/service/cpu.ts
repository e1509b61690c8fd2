import { readdirSync, readFileSync } from 'node:fs'
import { table } from '../../docs/markdown.ts'

/** Ticks of the clock in which Linux counts the time of processes, per second. */
const TICKS = 100

function readProcess(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = ''] = /\((.*)\)/.exec(text) ?? []
    // After the name, whose spaces count for nothing: state, parent, …, user and system time.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return {
      pid,
      name,
      command,
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    }
  } catch {
    return null // It has ended.
  }
}

/** CPU seconds that each program of the bench has used so far, by its title. */
export function readCpu(): Map<string, number> {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  )
  const byPid = new Map(all.map((one) => [one.pid, one]))
  /** PostgreSQL's processes descend from the server that `pg_ctl` left behind, not from this one. */
  const isOurs = (one: (typeof all)[number] | undefined): boolean =>
    one !== undefined &&
    (one.pid === process.pid ||
      (one.name === 'postgres' && one.command.includes('venaison-cluster-')) ||
      isOurs(byPid.get(one.parent)))
  const used = new Map<string, number>()
  for (const { pid, name, command, seconds } of all.filter(isOurs)) {
    const title = titleOf(pid, name, command)
    used.set(title, (used.get(title) ?? 0) + seconds)
  }
  return used
}

function titleOf(pid: number, name: string, command: string): string {
  if (pid === process.pid) return 'the load itself'
  if (command.includes('server/main.ts')) return 'servers'
  if (command.includes('server/worker.ts')) return 'worker'
  return name === 'postgres' ? 'PostgreSQL, both' : name
}

export function cpuTable(before: Map<string, number>, requests: number, seconds: number): string {
  const used = [...readCpu()].map(([title, after]) => [title, after - (before.get(title) ?? 0)] as const)
  const most = used.filter(([, one]) => one / seconds >= 0.005).toSorted((a, b) => b[1] - a[1])
  const all = ['**all**', used.reduce((total, [, one]) => total + one, 0)] as const
  return table(
    ['program', 'CPU per request', 'cores in use'],
    [...most, all].map(([title, one]) => [
      title,
      `${((one * 1000) / requests).toFixed(2)} ms`,
      (one / seconds).toFixed(2),
    ]),
  )
}
