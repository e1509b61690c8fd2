import { sql } from 'kysely'
import { expect } from 'vitest'
import { dayAfter, parisDay } from '../../../../contract/days.ts'
import type { Db } from '../../../../server/database.ts'
import { place } from '../../../world/places.ts'
import type { RemoteVisitor } from './remote-visitor.ts'

/** A write that the server has answered: the id of its row, and when it was answered. */
type Acknowledged = { id: number; at: number }

/**
 * A giver plans one hunt after another until `stop`, or until the server fails. `acknowledged`: what was
 * answered so far.
 */
export function writeOnAndOn(visitor: RemoteVisitor) {
  const acknowledged: Acknowledged[] = []
  const stopping = new AbortController()
  const write = async () => {
    const entry = { started_at: dayAfter(parisDay(new Date()), 3), city_id: place('Vierzon').id }
    const hunt = { ...entry, is_wolfhunter: 0, specimen_type_ids: [1], quantities: [2] }
    while (!stopping.signal.aborted) {
      const response = await visitor.send('POST', '/api/v1/hunts/self', hunt).catch(() => null)
      if (!response?.ok) return response
      const { data } = (await response.json()) as { data: { id: number } }
      acknowledged.push({ id: data.id, at: Date.now() })
    }
    return null
  }
  const done = write()
  return {
    acknowledged,
    /** The answer that was no acknowledgement; null if there was none, or it was stopped. */
    refused: done,
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}

/** Lets the database check every foreign key, check and unique constraint against all rows again. */
export async function expectConstraintsHold(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('c', 'f') and conrelid::regclass::text !~ 'pg_'
      and connamespace = 'public'::regnamespace and conparentid = 0`.execute(db)
  expect(rows.length).toBeGreaterThan(50)
  await db
    .transaction()
    .execute(async (transaction) => {
      for (const { table, name, definition } of rows)
        await sql
          .raw(`alter table ${table} drop constraint ${name}, add constraint ${name} ${definition}`)
          .execute(transaction)
      throw new Error('all hold')
    })
    .catch((error: Error) => expect(error.message).toBe('all hold'))
  await sql`reindex schema public`.execute(db)
}
