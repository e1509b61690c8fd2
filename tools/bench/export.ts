/**
 * `node tools/bench/export.ts URL ROWS`: writes that many hand-overs as a workbook in a process of its
 * own, and prints the duration and the peak resident memory.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Writable } from 'node:stream'
import { openDatabase } from '../../server/database.ts'
import { prepareWorkbook } from '../../server/statistics/prepare-workbook.ts'
import { type Sheet, writeWorkbook } from '../../server/statistics/workbook.ts'

const [databaseUrl = '', wanted = ''] = process.argv.slice(2)
const most = Number(wanted)

async function* first({ batches }: Sheet): Sheet['batches'] {
  let left = most
  for await (const batch of batches) {
    yield batch.slice(0, left)
    left -= batch.length
    if (left <= 0) return
  }
}

const { db, close } = await openDatabase({ databaseUrl, dataDir: null })
const request = { statistic: 'handovers', chosen: {}, created_at: new Date() }
const { workbook } = await prepareWorkbook({ db, asOf: null }, request, null)
let bytes = 0
const out = new Writable({
  write(chunk: Buffer, _, done) {
    bytes += chunk.length
    done()
  },
})
const resident = () => `${((process.resourceUsage().maxRSS * 1024) / 1e6).toFixed(0)} MB`
const before = resident()
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const begun = performance.now()
const sheets = workbook.sheets.map((sheet) => ({ ...sheet, batches: first(sheet) }))
await writeWorkbook(out, { ...workbook, sheets })
const seconds = ((performance.now() - begun) / 1000).toFixed(1)
delay.disable()
console.log(
  `export of ${most.toLocaleString('en')} hand-overs: ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB, resident ${before} before and ${resident()} at most, event loop held ${(delay.max / 1e6).toFixed(0)} ms`,
)
await close()
