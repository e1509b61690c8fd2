import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Findings, findingsOf, isAnswered, tableOf } from './findings.ts'
import { type Balance, Ledger } from './ledger.ts'
import { type Load, signInEverybody } from './load.ts'
import type { Service } from './service.ts'
import { until } from './until.ts'

/** Acts a second, each one request or more. */
const PER_SECOND = Number(process.env['SERVICE_RATE'] ?? 100)
/** Milliseconds of undisturbed use before and after a fault. */
const UNDISTURBED = 3000

/** What people may see: nothing but waiting, also failures, or in addition the end of their session. */
type Allowed = 'unnoticed' | 'failures' | 'signedOut'

type Fault = {
  title: string
  allowed: Allowed
  happen: (service: Service) => Promise<void>
  /** Milliseconds after which the test has failed; five minutes by default. */
  patience?: number
}

async function untilServed(run: ReturnType<Load['start']>): Promise<void> {
  const since = run.elapsed()
  await until('everybody is served', async () => {
    const late = run.seen().filter(({ at }) => at > Math.max(since, run.elapsed() - UNDISTURBED))
    return run.elapsed() > since + UNDISTURBED && late.length > 0 && late.every(isAnswered)
  })
}

/**
 * Breaks a service in one way after the other while people use it. Whatever was acknowledged must be
 * there, once and whole, and everybody served again in the end. Prints what people saw as a table.
 */
export function underLoad(start: () => Promise<Service>, faults: readonly Fault[]): void {
  let service: Service
  let load: Load
  const ledger = new Ledger()
  const rows: { title: string; findings: Findings; balance: Balance }[] = []
  beforeAll(async () => {
    service = await start()
    load = await signInEverybody(service.proxy, service.people, ledger)
  })
  afterAll(async () => {
    await service?.stop()
    console.log(tableOf(rows))
  })
  for (const fault of faults) {
    const { title, patience = 300_000 } = fault
    test(title, { timeout: patience }, () => breaks(fault))
  }

  async function breaks({ title, allowed, happen }: Fault): Promise<void> {
    const run = load.start(PER_SECOND)
    try {
      await pause(UNDISTURBED)
      await happen(service)
      await untilServed(run)
    } finally {
      run.endActs()
    }
    const findings = findingsOf(await run.settled())
    const balance = await ledger.balance(service.primary)
    rows.push({ title, findings, balance })
    console.log(tableOf(rows.slice(-1)))
    expect(balance).toEqual({ acknowledged: expect.any(Number), lost: [], doubled: [], partial: [] })
    const { unserved, wrong } = findings
    if (allowed === 'unnoticed') expect(unserved).toEqual([])
    const isExpected = ({ status }: { status: unknown }) =>
      allowed === 'signedOut' && (status === 401 || status === 419)
    expect(wrong.filter((one) => !isExpected(one))).toEqual([])
  }
}
