import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountIdle, accountStillIdle } from '../../../server/mails/closing-mails.ts'
import { weeklyDigest } from '../../../server/mails/digest-mails.ts'
import { lanes, type Letter } from '../../../server/mails/letter.ts'
import {
  meetingCalledOff,
  meetingGivenUp,
  meetingMissed,
  personLeft,
} from '../../../server/mails/moved-meeting-mails.ts'
import { type KeptMeeting, offerCancelled, offerConfirmed } from '../../../server/mails/offer-mails.ts'
import {
  animalRecalled,
  gameRecalled,
  promiseRecalled,
  recallLifted,
} from '../../../server/mails/recall-mails.ts'
import { reportAwaited } from '../../../server/mails/report-mails.ts'
import { readBacklog } from '../../../server/queries/shared/backlog.ts'
import { claimMail } from '../../../server/queries/shared/mails.ts'
import { onPostgres } from '../support/databases.ts'
import { statementsDuring } from '../support/databases/statements.ts'

const now = new Date('2026-03-10T11:00:00Z')
const [quoted, later] = [`'${now.toISOString()}'`, new Date(now.getTime() + 60_000)]

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
      .replaceAll(/\$(\d+)/g, (_, index: string) => given[Number(index) - 1] ?? quoted)
      .replaceAll(/make_interval\([^)]*\)/g, `interval '1s'`)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain ${asked}`)}`.execute(fresh())
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('The next of many mails that are due at once is found without sorting them', async () => {
    await seed(5000, 'next_attempt_at')
    const given = ['1', `'${later.toISOString()}'`, quoted, '1']
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

const url = 'https://venaison.example'
const hunt = { started_at: '2026-03-10', city: 'Bourges' }
const recalled = { game: [], reason: null, contact: undefined, url }
const starts_at = new Date('2026-03-10T17:00:00Z')
const meeting = {
  given: 'sanglier',
  city: 'Bourges',
  starts_at,
  ends_at: starts_at,
  time_zone: 'Europe/Paris',
}
const moment = starts_at.toISOString()
const kept: KeptMeeting = { ...meeting, id: 1, moves: 1, starts_at: moment, ends_at: moment }
const promise = { ...meeting, url, expiresAt: starts_at, isBoar: true, moved: null, rules: [] }
const contact = { contact_email: null, contact_phone: null, contact_hours: null }
const closing = { day: '2026-05-10', url, contact }

/** Somebody's meal or journey depends on them: they leave before all others. */
const urgent: Record<string, Letter> = {
  'a recall, to who received the game': gameRecalled('Luc', recalled),
  'a recall, to the giver': animalRecalled('Luc', recalled),
  'a recall of promised game': promiseRecalled('Luc', hunt, null),
  'the end of an alert': recallLifted('Luc', recalled),
  'a meeting to accept': offerConfirmed('Luc', promise),
  'a meeting that is called off': meetingCalledOff('Luc', hunt, kept),
  'a move that was not accepted': meetingMissed('Luc', hunt, kept),
  'a move that was given up': meetingGivenUp('Luc', hunt, kept),
  'a person who left': personLeft('Luc', hunt, kept),
  'a person who gives up': offerCancelled('Luc', { ...hunt, url, isLate: true }),
}
/** Thousands of them are due at once, and none is in a hurry. */
const patient: Record<string, Letter> = {
  'the digest of Monday': weeklyDigest('Luc', {
    day: hunt.started_at,
    waiting: {},
    publicUrl: url,
    unsubscribe: url,
  }),
  'an account to close': accountIdle('Luc', closing),
  'an account to close, again': accountStillIdle('Luc', closing),
  'a report that is awaited': reportAwaited('Luc', { day: hunt.started_at, city: 'Bourges', url, step: 1 }),
}

test.each(Object.entries(urgent))('%s leaves first', (_, { lane }) => expect(lane).toBe(lanes.urgent))
test.each(Object.entries(patient))('%s leaves last', (_, { lane }) => expect(lane).toBe(lanes.patient))
