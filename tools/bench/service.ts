/**
 * `npm run bench:service -- [--rate 300] [--minutes 10] [--profile]`: the service of a whole country on this
 * machine, from Debian's packages, with 500,000 receivers and 70,000 givers, under the load of a day in the
 * season, sent in an open loop. Prints how long requests took by kind, the CPU that each program used and,
 * with `--profile`, where the time of one server goes, also as a flame graph in lines, and that of the
 * database. `--rate 200,300,400` measures one after the other, and the profile is that of the first. Ends
 * with 1 if p99 is above 300 ms or a request failed. Target: 300 requests a second for 10 minutes.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Chance } from '../../server/demo/chance.ts'
import { cpuTable, readCpu } from './service/cpu.ts'
import { send, tableOf } from './service/load.ts'
import { type Mix, mixOf } from './service/mix.ts'
import { flameList, profileTables, record } from './service/profile.ts'
import { countStatements, statementTable } from './service/statements.ts'
import { type Country, startCountry } from './service/start.ts'
import { visitorOf } from './service/visitor.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { rate: text, minutes: text, profile: { type: 'boolean' } } })
const { rate = '300', minutes = '10', profile = false } = values
const seconds = Number(minutes) * 60
/** Seconds at half the rate before, in which connections open, code is compiled and mails that are due leave. */
const WARM_UP = 60
const GOAL = 300

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')

async function measure(rate: number, country: Country, mix: Mix, chance: Chance, isProfiled: boolean) {
  const { primary, inspector } = country
  if (isProfiled) await countStatements(primary)
  const before = readCpu()
  const begun = performance.now()
  const recorded = isProfiled ? record(inspector!, seconds / 4, Math.min(60, seconds / 2)) : null
  const seen = await send(mix, chance, rate, seconds)
  const took = (performance.now() - begun) / 1000
  console.log(
    `\n${rate} requests a second for ${minutes} minutes; load of the machine afterwards: ${load()}\n`,
  )
  console.log(`${tableOf(seen)}\n\n${cpuTable(before, seen.length, took)}\n`)
  if (recorded) {
    const profile = await recorded
    console.log(`${profileTables(profile)}\n\n${flameList(profile)}\n`)
    console.log(`${await statementTable(primary)}\n`)
  }
  const times = seen.map((one) => one.took).toSorted((a, b) => a - b)
  const hasFailed = seen.some(({ status }) => status === 'none' || status >= 500)
  return !hasFailed && times[Math.floor(times.length * 0.99)]! <= GOAL
}

const country = await startCountry(profile)
process.once('SIGINT', () => void country.stop().then(() => process.exit(1)))
try {
  const chance = new Chance(2026)
  const mix = mixOf(country.people, visitorOf(country.proxy), chance)
  const rates = rate.split(',').map(Number)
  await send(mix, chance, rates[0]! / 2, WARM_UP)
  const [size] = await country.primary.ask('select pg_database_size(current_database()) / 1000000 as mb')
  console.log(
    `${availableParallelism()} cores; load of the machine before: ${load()}; database: ${String(size?.['mb'])} MB`,
  )
  for (const [index, one] of rates.entries())
    if (!(await measure(one, country, mix, chance, profile && index === 0))) process.exitCode = 1
} finally {
  await country.stop()
}
