import type { Db } from '../../database.ts'
import { NotFound } from '../../http/errors.ts'
import type { Caller, Handler } from '../../http/handler.ts'
import { openExport } from '../../http/exports.ts'
import { findChoices } from '../../queries/statistics/statistics.ts'
import type { Definition } from '../../statistics/definition.ts'
import { filtersOf, readAsked } from '../../statistics/filters.ts'
import { readView } from '../../statistics/read-view.ts'
import { allStatistics, describe, statistics } from '../../statistics/registry.ts'

/** Lists the statistics with the choices of their filters. */
export const listStatistics: Handler<'listStatistics'> = async ({ db, caller }) => {
  const choices = await findChoices(db)
  return statistics.map((definition) => describe(definition, choices, caller.federationId))
}

type Call = {
  db: Db
  now: Date
  caller: Caller
  params: { code: string }
  body: Record<string, string | null>
}

/** @throws NotFound, Refused */
async function readRequest<D extends Pick<Definition, 'code' | 'filters'>>(
  among: readonly D[],
  { db, now, caller, params, body }: Call,
) {
  const definition = among.find(({ code }) => code === params.code)
  if (!definition) throw new NotFound('Cette statistique n’existe pas.')
  const filters = filtersOf(definition, await findChoices(db), caller.federationId)
  return { definition, asked: readAsked(filters, body, caller.federationId, now) }
}

/** Reads a statistic and a page of its rows, limited to the caller's federation if they have one. */
export const viewStatistic: Handler<'viewStatistic'> = async (call) => {
  const { definition, asked } = await readRequest(statistics, call)
  return {
    ...(await readView(call.db, definition, asked, call.query)),
    ...(call.asOf && { as_of: call.asOf.toISOString() }),
  }
}

/** Answers the URL from which the caller downloads the complete statistic, or all of them, as a file. */
export const exportStatistic: Handler<'exportStatistic'> = async (call) => {
  await readRequest([...statistics, allStatistics], call)
  const { db, now, caller, params, body } = call
  return { url: await openExport(db, { userId: caller.id, statistic: params.code, chosen: body, now }) }
}
