/**
 * `node tools/bench/statistics.ts`: how long each statistic takes over two years of a national population
 * on PostgreSQL (`TEST_DATABASE_URL`, else the local socket), how long other requests are blocked
 * meanwhile, and the memory used by the export of the largest one. Targets: 1 s each, 100 ms, 300 MB for
 * 500,000 rows. Uses a temporary database. The load average is printed: above 4, the times are not
 * reliable.
 */
import { spawnSync } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadavg } from 'node:os'
import { openDatabase, type Db } from '../../server/database.ts'
import type { Asked } from '../../server/statistics/definition.ts'
import { statistics } from '../../server/statistics/registry.ts'
import { explaining, onNewDatabase } from './database.ts'
import { populateNation } from './nation.ts'

const asked: Asked = {
  from: null,
  to: null,
  federationId: null,
  specimenTypeId: null,
  granularity: 'week',
  place: 'city',
  now: new Date(),
}

async function look(db: Db): Promise<void> {
  for (const { code, find } of statistics) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    await find(db, asked, 1000)
    delay.enable()
    const begun = performance.now()
    const { rows, total } = await find(db, asked, 1000)
    const took = performance.now() - begun
    delay.disable()
    console.log(
      `${code.padEnd(22)} ${took.toFixed(0).padStart(6)} ms, event loop held ${(delay.max / 1e6).toFixed(0).padStart(4)} ms, ${rows.length} of ${total} rows`,
    )
  }
}

/** Runs in a process of its own, so that its memory is that of the export. */
const exportRows = (url: string, rows: number) =>
  spawnSync(process.execPath, ['tools/bench/export.ts', url, String(rows)], { stdio: 'inherit' })

await onNewDatabase(async (url) => {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await populateNation(db)
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  await look(db)
  for (const rows of [500_000, 1_000_000]) exportRows(url, rows)
  for (const { find } of statistics) await find(db.withPlugin(explaining), asked, 1000)
  await close()
})
