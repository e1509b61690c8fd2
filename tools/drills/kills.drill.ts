import { setTimeout as pause } from 'node:timers/promises'
import { isReady, type Service, startService } from './support/service.ts'
import { underLoad } from './support/under-load.ts'
import { until } from './support/until.ts'

const KILLS = Number(process.env['SERVICE_KILLS'] ?? 200)
/** Of so many kills, one is that of all processes of PostgreSQL. */
const OF_THE_DATABASE = 10
/** Milliseconds that one kill takes at most, until what was killed is back. */
const LONGEST = 15_000

/** One process after the other is killed, each at another moment of what it is doing. */
async function killOnAndOn({ servers, worker, primary }: Service): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill++) {
    await pause((kill * 37) % 300)
    if (kill % OF_THE_DATABASE === 0) {
      await primary.stop('immediate')
      await primary.start()
      for (const { port } of servers) await isReady(port)
      continue
    }
    const server = servers[kill % (servers.length + 1)]
    const victim = server ?? worker
    const former = victim.current()
    former.kill('SIGKILL')
    await until('another process has taken its place', async () => victim.current() !== former)
    if (server) await isReady(server.port)
  }
}

underLoad(startService, [
  {
    title: `processes are killed ${KILLS} times`,
    allowed: 'failures',
    patience: KILLS * LONGEST,
    happen: killOnAndOn,
  },
])
