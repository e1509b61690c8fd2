import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBacklog } from '../../../server/queries/shared/backlog.ts'
import { claimMail } from '../../../server/queries/shared/mails.ts'
import { onPostgres } from '../support/databases.ts'
import { statementsDuring } from '../support/databases/statements.ts'

const now = new Date('2026-03-10T11:00:00Z')
const [moment, later] = [`'${now.toISOString()}'`, new Date(now.getTime() + 60_000)]

onPostgres((fresh) => {
  const seed = async (count: number, column: 'sent_at' | 'next_attempt_at') => {
    await sql`
      insert into mails (recipient, subject, text, html, created_at, ${sql.ref(column)})
      select n || '@example.org', 'Rappel', 'Rappel', 'Rappel', ${now}, ${now}
      from generate_series(1, ${count}::int) as n`.execute(fresh())
    await sql`analyze mails`.execute(fresh())
  }
  /** How the first statement of some work is executed, with these values for its parameters. */
  async function planOf(work: () => Promise<unknown>, given: string[]): Promise<string> {
    const [text] = await statementsDuring(work)
    const asked = text!
      .replaceAll(/\$(\d+)/g, (_, index: string) => given[Number(index) - 1] ?? moment)
      .replaceAll(/make_interval\([^)]*\)/g, `interval '1s'`)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain ${asked}`)}`.execute(fresh())
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('The next of many mails that are due at once is found without sorting them', async () => {
    await seed(5000, 'next_attempt_at')
    const given = ['1', `'${later.toISOString()}'`, moment, '1']
    const plan = await planOf(async () => {
      expect((await claimMail(fresh(), now, later))?.recipient).toBe('1@example.org')
    }, given)
    expect(plan).toContain('mails_due_by_lane')
    expect(plan).not.toContain('Sort')
  })

  test('Counting the mails that are due reads none of those sent, by the index of the lanes', async () => {
    await seed(20_000, 'sent_at')
    const plan = await planOf(() => readBacklog(fresh(), now, 1000), [])
    expect(plan).toContain('mails_due_by_lane')
    expect(plan).not.toContain('Seq Scan on mails')
  })
})
