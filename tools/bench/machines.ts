/**
 * `npm run bench:machines -- [--share 0.15] [--callers 12] [--seconds 60]`: whether two machines with a
 * server answer twice what one does. Of the service of a whole country (`bench:service`, without its worker)
 * each server may use only a share of a core, as if it had a slower machine of its own; the database,
 * PgBouncer, HAProxy and the load may use what there is. So many callers per machine ask without a pause, so
 * that the share is used up; one machine, two, two and one, in turn, so that what changes with time concerns
 * both alike. While one serves, the other process is stopped. Prints what was answered a second. As root.
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Chance } from '../../server/demo/chance.ts'
import { readCpu } from './service/cpu.ts'
import { at } from './service/load.ts'
import { chooserOf, type Mix, mixOf } from './service/mix.ts'
import { limitCpu } from './service/share.ts'
import { startCountry } from './service/start.ts'
import { visitorOf } from './service/visitor.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { share: text, callers: text, seconds: text } })
const share = Number(values.share ?? '0.15')
const callers = Number(values.callers ?? '12')
const seconds = Number(values.seconds ?? '60')

/** Seconds of requests to both without a limit, in which code is compiled. */
const WARM_UP = 60
/** Milliseconds in which the proxy notices that a server has gone or come back. */
const SETTLES = 15_000

type Answer = { took: number; isGood: boolean }

/** So many callers ask one thing after the other, until the time is over. */
async function ask(mix: Mix, chance: Chance, number: number, lasts: number): Promise<Answer[]> {
  const choose = chooserOf(mix, chance)
  const answers: Answer[] = []
  const end = performance.now() + lasts * 1000
  async function call() {
    while (performance.now() < end) {
      const begun = performance.now()
      const status = await choose().act()
      answers.push({ took: performance.now() - begun, isGood: status !== 'none' && status < 500 })
    }
  }
  await Promise.all(Array.from({ length: number }, call))
  return answers
}

const busy = () => {
  const used = readCpu()
  return { servers: used.get('servers') ?? 0, all: [...used.values()].reduce((sum, one) => sum + one, 0) }
}

/** Has so many machines asked; prints a row of the table, and answers what was answered a second. */
async function measure(mix: Mix, chance: Chance, machines: number): Promise<number> {
  const before = busy()
  const begun = performance.now()
  const answers = await ask(mix, chance, callers * machines, seconds)
  const took = (performance.now() - begun) / 1000
  const after = busy()
  const times = answers.map((one) => one.took).toSorted((one, other) => one - other)
  const good = answers.filter(({ isGood }) => isGood).length
  const used = (after.servers - before.servers) / (took * share * machines)
  const cells = [
    machines,
    (good / took).toFixed(1),
    `${at(times, 0.5)} ms`,
    `${at(times, 0.99)} ms`,
    answers.length - good,
    `${Math.round(used * 100)} %`,
    ((after.all - before.all) / took).toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return good / took
}

const head = '| machines | answered a second | p50 | p99 | failed | of the share used | cores in use, all |'

const country = await startCountry(false)
const second = country.servers[1]!
const limits: (() => void)[] = []
process.once('SIGINT', () => void country.stop().then(() => process.exit(1)))
try {
  await country.worker.stop()
  const chance = new Chance(2026)
  const mix = mixOf(country.people, visitorOf(country.proxy), chance)
  await ask(mix, chance, callers, WARM_UP)
  limits.push(...country.servers.map(({ pid }) => limitCpu(pid, share)))
  const load = loadavg().map((one) => one.toFixed(1))
  console.log(
    `${availableParallelism()} cores; load of the machine before: ${load.join(' ')}; share: ${share}`,
  )
  console.log(`\n${head}\n${head.replace(/[^|]+/g, ' --- ')}`)
  const answered = { 1: 0, 2: 0 }
  for (const machines of [1, 2, 2, 1] as const) {
    second.kill(machines === 1 ? 'SIGSTOP' : 'SIGCONT')
    await pause(SETTLES)
    answered[machines] += await measure(mix, chance, machines)
  }
  console.log(`\nTwo machines answer ${(answered[2] / answered[1]).toFixed(2)} times what one does.`)
} finally {
  second.kill('SIGCONT')
  await country.stop()
  for (const remove of limits) remove()
}
