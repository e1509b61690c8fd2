import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Traced, traces } from '../../../server/tracing/traced.ts'
import { readBacklog } from '../../../server/queries/shared/backlog.ts'
import { claimMail } from '../../../server/queries/shared/mails.ts'
import { onPostgres } from '../support/databases.ts'

onPostgres((fresh) => {
  test('The next of many mails that are due at once is found without sorting them', async () => {
    const db = fresh()
    const due = new Date('2026-03-10T11:00:00Z')
    await sql`
      insert into mails (recipient, subject, text, html, created_at, next_attempt_at)
      select n || '@example.org', 'Rappel', 'Rappel', 'Rappel', ${due}, ${due}
      from generate_series(1, 5000) as n`.execute(db)
    await sql`analyze mails`.execute(db)
    const texts: string[] = []
    const note = (what: unknown) => void texts.push(String((what as Traced).attributes['db.query.text']))
    traces.start.subscribe(note)
    const later = new Date(due.getTime() + 60_000)
    const first = await claimMail(db, due, later)
    traces.start.unsubscribe(note)
    expect(first?.recipient).toBe('1@example.org')
    const [text] = texts
    const given = [`1`, `'${later.toISOString()}'`, `'${due.toISOString()}'`, '1']
    const asked = text!.replace(/\$(\d)/g, (_, index: string) => given[Number(index) - 1]!)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain ${asked}`)}`.execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('mails_due_by_lane')
    expect(plan).not.toContain('Sort')
  })

  test('Counting the mails that are due reads none of those sent, by the index of the lanes', async () => {
    const db = fresh()
    const sent = new Date('2026-03-10T11:00:00Z')
    await sql`
      insert into mails (recipient, subject, text, html, created_at, sent_at)
      select n || '@example.org', 'Rappel', '', '', ${sent}, ${sent}
      from generate_series(1, 20000) as n`.execute(db)
    await sql`analyze mails`.execute(db)
    const texts: string[] = []
    const note = (what: unknown) => void texts.push(String((what as Traced).attributes['db.query.text']))
    traces.start.subscribe(note)
    await readBacklog(db, sent, 1000)
    traces.start.unsubscribe(note)
    const asked = texts[0]!
      .replaceAll(/\$\d+/g, `'${sent.toISOString()}'`)
      .replaceAll(/make_interval\([^)]*\)/g, `interval '1s'`)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain ${asked}`)}`.execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('mails_due_by_lane')
    expect(plan).not.toContain('Seq Scan on mails')
    expect((await sql`select to_regclass('mails_due_in_order') as index`.execute(db)).rows).toEqual([
      { index: null },
    ])
  })
})
