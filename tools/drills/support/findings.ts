import { table } from '../../docs/markdown.ts'
import type { Balance } from './ledger.ts'
import type { Seen } from './load.ts'

/** What a fault did to people: their failed requests by kind, and for how long nothing succeeded. */
export type Findings = {
  requests: number
  /** 502, 503 and 504: an answer that says to try again. */
  refused: number
  /** Connections that ended without an answer. */
  cut: number
  /** Requests without an answer in time. */
  silent: number
  /** All of these, in the order in which they were sent. */
  unserved: Seen[]
  /** Other statuses from 400: none is right. */
  wrong: Seen[]
  /** Seconds between two successes, at most. */
  gap: number
}

const isUnserved = (one: Seen) => typeof one.status !== 'number' || isRefused(one)
const isRefused = ({ status }: Seen) => status === 502 || status === 503 || status === 504
export const isAnswered = ({ status }: Seen) => typeof status === 'number' && status < 400

export function findingsOf(seen: readonly Seen[]): Findings {
  const answered = seen.filter(isAnswered).map(({ at, took }) => at + took)
  const moments = [0, ...answered.toSorted((one, other) => one - other)]
  const gaps = moments.slice(1).map((moment, i) => moment - moments[i]!)
  return {
    requests: seen.length,
    refused: seen.filter(isRefused).length,
    cut: seen.filter(({ status }) => status === 'cut').length,
    silent: seen.filter(({ status }) => status === 'silent').length,
    unserved: seen.filter(isUnserved),
    wrong: seen.filter((one) => !isUnserved(one) && !isAnswered(one)),
    gap: Math.round(Math.max(...gaps) / 100) / 10,
  }
}

const head =
  'fault, requests, refused, cut, no answer, longest without success, acknowledged, lost, doubled, partial'

export const tableOf = (rows: readonly { title: string; findings: Findings; balance: Balance }[]): string =>
  table(
    head.split(', '),
    rows.map(({ title, findings, balance }) => {
      const { requests, refused, cut, silent, gap } = findings
      const { acknowledged, lost, doubled, partial } = balance
      const counts = [lost, doubled, partial].map(({ length }) => length)
      return [title, requests, refused, cut, silent, `${gap} s`, acknowledged, ...counts]
    }),
  )
