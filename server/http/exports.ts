import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { WORKBOOK } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import { checkAccess } from './access.ts'
import type { Db } from '../database.ts'
import { NotFound } from './errors.ts'
import { describe } from './problems.ts'
import type { Expired } from '../queries/shared/retention/expired.ts'
import { findExport, insertExport } from '../queries/statistics/statistics.ts'
import { hashOfId, randomId } from '../security/secret.ts'
import { shed } from './overload.ts'
import type { RouteSettings } from './routes.ts'
import { prepareWorkbook } from '../statistics/prepare-workbook.ts'
import { writeWorkbook } from '../workbook/workbook.ts'

type Asked = { userId: number; statistic: string; chosen: Record<string, string | null>; now: Date }

/** Stores an export request, and answers its URL. */
export async function openExport(db: Db, { userId, statistic, chosen, now }: Asked): Promise<string> {
  const token = randomId()
  await insertExport(db, {
    token_hash: hashOfId(token),
    user_id: userId,
    statistic,
    chosen: JSON.stringify(chosen),
    created_at: now,
    expires_at: new Date(now.getTime() + limits.exportLifetime),
  })
  return `/exports/${token}`
}

/**
 * Serves requested exports, to their requester only, as long as they may see statistics. The file is
 * generated while it is downloaded, from current data or those of a replica, and then says of when.
 */
export function registerExports(
  app: FastifyInstance,
  {
    db,
    sessions,
    reads,
    overload,
    costlyCalls,
    now,
  }: Pick<RouteSettings, 'db' | 'sessions' | 'reads' | 'overload' | 'costlyCalls' | 'now'>,
): void {
  app.get<{ Params: { token: string } }>('/exports/:token', async (request, reply) => {
    shed(overload, 'analysis')
    const { caller } = await sessions.read(request, reply)
    checkAccess({ access: 'statistics.view' }, caller)
    const found = caller && (await findExport(db, hashOfId(request.params.token), caller.id, now()))
    if (!found) throw new NotFound('Ce fichier n’est plus disponible. Demandez-le à nouveau.')
    const { fileName, workbook } = await costlyCalls.during(caller.id, reply.raw, () =>
      reads((source) => prepareWorkbook(source, found, caller.federationId)),
    )
    const out = new PassThrough()
    writeWorkbook(out, workbook).catch((error: Error) => {
      request.log.error({ problem: describe(error) }, 'export cut short')
      out.destroy(error)
    })
    return reply
      .header('Content-Type', WORKBOOK)
      .header('Content-Disposition', `attachment; filename="${fileName}"`)
      .header('Cache-Control', 'no-store')
      .send(out)
  })
}

/** Deletes expired exports. */
export const expiredExports = (now: Date): Expired => ({
  table: 'exports',
  where: sql`expires_at < ${now}`,
})
