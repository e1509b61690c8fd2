import type { View } from '../../contract/statistics/statistics.ts'
import type { Db } from '../database.ts'
import { pageMeta } from '../queries/shared/rows.ts'
import type { Asked, Definition } from './definition.ts'
import { summarize } from './summaries.ts'

type Turned = { page: number; perPage: number }

/** The position of a page; of one beyond the last, that of the last. */
function positionOf(total: number, { page, perPage }: Turned) {
  const meta = pageMeta(total, { page, perPage })
  const current_page = Math.min(page, meta.last_page)
  return { meta: { ...meta, current_page }, offset: (current_page - 1) * perPage }
}

/** What a statistic says over all its rows, and one page of them. */
export async function readView(db: Db, definition: Definition, asked: Asked, turned: Turned): Promise<View> {
  const headers = definition.headers(asked)
  const { perPage } = turned
  if ('find' in definition) {
    const { rows, ...remark } = await definition.find(db, asked)
    const { meta, offset } = positionOf(rows.length, turned)
    const summaries = summarize(headers, rows, definition.summarize)
    return { ...meta, headers, rows: rows.slice(offset, offset + perPage), summaries, ...remark }
  }
  const { total, figures } = await definition.count(db, asked)
  const { meta, offset } = positionOf(total, turned)
  return {
    ...meta,
    headers,
    rows: await definition.slice(db, asked, { offset, limit: perPage }),
    summaries: definition.summarize.map(({ code }, at) => ({ code, value: figures[at] ?? null })),
  }
}
