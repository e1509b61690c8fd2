/**
 * `npm run bench:hostile -- [--seconds 30] [--only files]`: how long people wait while somebody sends what no page of
 * ours sends. A server with the demonstration data, on PostgreSQL (`TEST_DATABASE_URL`, else the local socket); ten
 * calm requests a second in an open loop, first alone, then beside each hostile load, whose requests come from
 * many networks. Ends with 1 if p99 of the calm ones is above 300 ms, or one of them failed: no calm person comes
 * near a limit, so that one refused by a limit (429) is a mistake of this bench, and told apart.
 */
import { parseArgs } from 'node:util'
import { Chance } from '../../server/demo/chance.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { anywhere, type Hostile, hostileLoads } from './hostile-loads.ts'
import { startServer } from './server.ts'
import { at, type Seen, send } from './service/load.ts'
import type { Mix } from './service/mix.ts'
import { type Caller, callerOf } from './callers.ts'

const NAME = 'venaison_hostile'
const PORT = 3970
/** Calm requests a second, and milliseconds: the goal for 99 of 100 of them. */
const RATE = 10
const GOAL = 300

const { values } = parseArgs({ options: { seconds: { type: 'string' }, only: { type: 'string' } } })
const seconds = Number(values.seconds ?? 30)

/** A giver who looks at their hunts, and people at home who search their commune or open the sign-in page. */
const calmMix = (giver: Caller, stranger: Caller): Mix => {
  const hunts = '/api/v1/hunts/self?hunt_state_code=planned&page=1&perPage=999999'
  const of = (caller: Caller, path: string) => async () => (await caller({ path, from: anywhere() })).status
  return [
    { kind: 'hunts', share: 5, act: of(giver, hunts) },
    { kind: 'cities', share: 3, act: of(stranger, '/api/v1/cities?search=bour') },
    { kind: 'login', share: 2, act: of(stranger, '/login') },
  ]
}

/** Sends a hostile load until told to stop; answers how often each status came. */
function attack({ atOnce, act }: Hostile) {
  const statuses = new Map<number | 'none', number>()
  const over = new AbortController()
  const one = async () => {
    while (!over.signal.aborted) {
      const status = await act()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, one))
  return async () => {
    over.abort()
    await all
    return statuses
  }
}

const hasFailed = ({ status }: Seen) => status === 'none' || status >= 400

function report(
  name: string,
  seen: readonly Seen[],
  statuses: ReadonlyMap<number | 'none', number>,
): boolean {
  const times = seen.map(({ took }) => took).toSorted((one, other) => one - other)
  const failed = seen.filter(hasFailed).length
  const limited = seen.filter(({ status }) => status === 429).length
  const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => at(times, share))
  console.log(
    `| ${name} | ${p50} ms | ${p99} ms | ${longest} ms | ${failed} of ${seen.length} | ${limited} | ${answers} |`,
  )
  return failed === 0 && p99! <= GOAL
}

// What an interrupted run left.
await dropDatabase(NAME)
const server = await startServer(PORT, {
  DATABASE_URL: await createDatabase(NAME),
  DEMO: '1',
  TRUST_PROXY_HOPS: '1',
})
const end = async () => {
  await server.stop()
  await dropDatabase(NAME)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().then(() => process.exit(1)))
try {
  const calm = calmMix(await callerOf(server.url, 'giver@example.org'), await callerOf(server.url, null))
  const beside = () => send(calm, new Chance(2026), RATE, seconds)
  console.log(
    '| beside | p50 | p99 | longest | failed | by a limit | hostile answers |\n| --- | --- | --- | --- | --- | --- | --- |',
  )
  let isMet = report('nothing', await beside(), new Map())
  for (const load of await hostileLoads(server.url)) {
    if (values.only !== undefined && load.name !== values.only) continue
    const stop = attack(load)
    const seen = await beside()
    isMet = report(load.name, seen, await stop()) && isMet
  }
  process.exitCode = isMet ? 0 : 1
} finally {
  await end()
}
