import type { Chance } from '../../../server/demo/chance.ts'
import { table } from '../../docs/markdown.ts'
import { chooserOf, type Mix } from './mix.ts'
import type { Status } from './visitor.ts'

/** One request. `took`: milliseconds from when it was due, whether or not it could be sent then. */
export type Seen = { kind: string; took: number; status: Status }

const TICK = 2

/** Sends so many requests a second in an open loop, whether or not earlier ones have been answered. */
export async function send(mix: Mix, chance: Chance, rate: number, seconds: number): Promise<Seen[]> {
  const choose = chooserOf(mix, chance)
  const seen: Seen[] = []
  const underWay = new Set<Promise<void>>()
  const since = performance.now()
  let sent = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (; sent < rate * seconds && (sent / rate) * 1000 <= performance.now() - since; sent++) {
        const due = since + (sent / rate) * 1000
        const { kind, act } = choose()
        const one = act().then((status) => {
          seen.push({ kind, status, took: performance.now() - due })
          underWay.delete(one)
        })
        underWay.add(one)
      }
      if (sent < rate * seconds) return
      clearInterval(timer)
      resolve()
    }, TICK)
  })
  await Promise.all(underWay)
  return seen
}

/** Milliseconds within which this share of sorted times lies. */
export const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

function row(title: string, seen: readonly Seen[]) {
  const times = seen.map(({ took }) => took).toSorted((one, other) => one - other)
  const count = (isSo: (status: number) => boolean) =>
    seen.filter(({ status }) => status !== 'none' && isSo(status)).length
  return [
    title,
    seen.length,
    ...[0.5, 0.99, 1].map((share) => `${at(times, share)} ms`),
    count((status) => status >= 500),
    count((status) => status >= 400 && status < 500),
    seen.filter(({ status }) => status === 'none').length,
  ]
}

export function tableOf(seen: readonly Seen[]): string {
  const kinds = [...Map.groupBy(seen, ({ kind }) => kind)]
  const rows = kinds.toSorted(([, one], [, other]) => other.length - one.length)
  const head = ['request', 'number', 'p50', 'p99', 'longest', '5xx', '4xx', 'no answer']
  return table(head, [...rows.map(([kind, of]) => row(kind, of)), row('**all**', seen)])
}
