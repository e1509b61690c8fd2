/**
 * `node tests/bench/statistics.ts`: how long each statistic takes over two years of a national
 * population on PostgreSQL (`TEST_DATABASE_URL`, else the local socket), how long other requests are
 * held up meanwhile, and what memory the export of the largest one takes. Targets: 1 s each, 100 ms,
 * 300 MB for 500,000 rows. The database is made for it and dropped after.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Writable } from 'node:stream'
import { openDatabase, type Db } from '../../server/database.ts'
import { prepareWorkbook } from '../../server/statistics/prepare-workbook.ts'
import type { Asked } from '../../server/statistics/definition.ts'
import { statistics } from '../../server/statistics/registry.ts'
import { writeWorkbook } from '../../server/statistics/workbook.ts'
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

async function fetchAll(db: Db): Promise<void> {
  const chosen = { from: null }
  const request = { statistic: 'handovers', chosen, created_at: new Date() }
  const { workbook } = await prepareWorkbook(db, request, null)
  let bytes = 0
  let peak = 0
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.length
      peak = Math.max(peak, process.memoryUsage().rss)
      done()
    },
  })
  const begun = performance.now()
  await writeWorkbook(out, workbook)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(
    `export of all hand-overs: ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB, resident ${(peak / 1e6).toFixed(0)} MB`,
  )
}

await onNewDatabase(async (url) => {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: null })
  await populateNation(db)
  await look(db)
  await fetchAll(db)
  for (const { find } of statistics) await find(db.withPlugin(explaining), asked, 1000)
  await close()
})
