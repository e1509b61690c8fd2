import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db, DbTransaction } from '../../../server/database.ts'
import { bySmtp, toFiles, type Deliver } from '../../../server/mails/delivery.ts'
import { letter } from '../../../server/mails/letter.ts'
import { enqueueMail, expiredMails } from '../../../server/mails/outbox.ts'
import { deliverDue } from '../../../server/mails/mail-worker.ts'
import { deleteExpired } from '../../../server/queries/shared/retention/expired.ts'
import type { Mail } from '../../../server/queries/shared/mails.ts'
import { startSmtp } from '../support/processes/smtp.ts'
import { onAnyDatabase } from '../support/databases.ts'

const start = new Date('2026-03-10T11:00:00Z')
const after = (seconds: number) => () => new Date(start.getTime() + seconds * 1000)
const from = 'Venaison <venaison@example.org>'

type Owed = { to?: string; now?: Date; lane?: number }
const enqueue = (transaction: DbTransaction, { to = 'nadia@example.org', now = start, lane }: Owed) =>
  enqueueMail(transaction, {
    userId: null,
    to,
    now,
    letter: letter({
      subject: 'Une nouvelle ?',
      before: ['Bonjour à tous.'],
      action: { label: 'Lire', url: 'https://venaison.example.org/login?reset=a&b=<c>' },
      ...(lane !== undefined && { lane }),
    }),
  })
const owe = (db: Db, mail: Owed = {}) => db.transaction().execute((transaction) => enqueue(transaction, mail))

/** A worker, with the mails it delivered and the lines it logged. */
function office(db: Db, now = after(0), deliver: Deliver = async () => {}) {
  const delivered: Mail[] = []
  const logged: unknown[] = []
  const log = (...line: unknown[]) => void logged.push(line)
  const work = () =>
    deliverDue({
      db,
      now,
      log: { info: log, warn: log, error: log },
      deliver: async (mail) => {
        await deliver(mail)
        delivered.push(mail)
      },
    })
  return { delivered, logged, work }
}
const stored = (db: Db) => db.selectFrom('mails').selectAll().orderBy('id').execute()
const refuse = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('451 nadia@example.org later'), { code: 'EENVELOPE', responseCode: 451 }),
  )

onAnyDatabase((fresh) => {
  test('A mail is queued in the transaction that causes it, or not at all', async () => {
    const db = fresh()
    const failing = db.transaction().execute(async (transaction) => {
      await enqueue(transaction, {})
      throw new Error('the cause fails')
    })
    await expect(failing).rejects.toThrow('the cause fails')
    expect(await stored(db)).toEqual([])
  })

  test('Two workers send forty mails once each, and the text of sent ones is erased', async () => {
    const db = fresh()
    for (let i = 0; i < 40; i++) await owe(db, { to: `person${i}@example.org` })
    const workers = [office(db), office(db)]
    const counts = await Promise.all(workers.map(({ work }) => work()))
    expect(counts[0]! + counts[1]!).toBe(40)
    const recipients = workers.flatMap(({ delivered }) => delivered.map(({ recipient }) => recipient))
    expect(new Set(recipients).size).toBe(40)
    for (const mail of await stored(db))
      expect(mail).toMatchObject({ text: '', html: '', attempts: 1, next_attempt_at: null, sent_at: start })
    expect(await office(db, after(86_400)).work()).toBe(0)
  })

  test('A failed mail is retried with growing delays, and given up in the end', async () => {
    const db = fresh()
    await owe(db)
    const delays: number[] = []
    let now = start
    for (let attempt = 1; attempt <= 40; attempt++) {
      const { work, logged } = office(db, () => now, refuse)
      expect(await work()).toBe(0)
      expect(JSON.stringify(logged)).not.toContain('nadia')
      const [mail] = await stored(db)
      expect(mail).toMatchObject({ attempts: attempt, last_error: 'EENVELOPE 451', sent_at: null })
      if (!mail?.next_attempt_at) break
      delays.push((mail.next_attempt_at.getTime() - now.getTime()) / 1000)
      expect(await office(db, () => new Date(mail.next_attempt_at!.getTime() - 1)).work()).toBe(0)
      now = mail.next_attempt_at
    }
    expect(delays.slice(0, 6)).toEqual([30, 120, 480, 1920, 3600, 3600])
    expect(delays).toHaveLength(39)
    expect(await deleteExpired(db, expiredMails(after(29 * 86_400)()), 10)).toBe(0)
    expect(await stored(db)).toHaveLength(1)
    expect(await deleteExpired(db, expiredMails(after(31 * 86_400)()), 10)).toBe(1)
    expect(await stored(db)).toEqual([])
  })

  test('A mail that fails keeps no other one from leaving', async () => {
    const db = fresh()
    for (const to of ['gone@example.org', 'nadia@example.org']) await owe(db, { to })
    const { work, delivered } = office(db, after(0), ({ recipient }) =>
      recipient.startsWith('gone') ? refuse() : Promise.resolve(),
    )
    expect(await work()).toBe(1)
    expect(delivered).toMatchObject([{ recipient: 'nadia@example.org' }])
  })

  test.each([
    ['RCPT TO', 550, null],
    ['DATA', 554, null],
    // It says something about ourselves, or about now.
    ['MAIL FROM', 550, after(30)()],
    ['AUTH PLAIN', 535, after(30)()],
    ['RCPT TO', 450, after(30)()],
  ])('A mail that is refused after %s by %i is tried again at %s', async (command, responseCode, next) => {
    const db = fresh()
    await owe(db)
    const no = () =>
      Promise.reject(Object.assign(new Error('no'), { code: 'EENVELOPE', command, responseCode }))
    await office(db, after(0), no).work()
    const [mail] = await stored(db)
    expect(mail).toMatchObject({
      sent_at: null,
      next_attempt_at: next,
      last_error: `EENVELOPE ${responseCode}`,
    })
  })

  test('What somebody’s health depends on leaves before what was due earlier, reminders last', async () => {
    const db = fresh()
    for (const lane of [2, 1, 0]) await owe(db, { lane, now: new Date(start.getTime() - lane * 1000) })
    await owe(db)
    const { delivered, work } = office(db)
    await work()
    expect(delivered.map(({ lane }) => lane)).toEqual([0, 1, 1, 2])
  })

  test('A worker that dies while sending loses nothing: the mail is available again after its claim', async () => {
    const db = fresh()
    await owe(db)
    void office(db, after(0), () => new Promise(() => {})).work()
    await expect.poll(async () => (await stored(db))[0]?.attempts).toBe(1)
    expect(await office(db, after(299)).work()).toBe(0)
    const next = office(db, after(300))
    expect(await next.work()).toBe(1)
    expect(next.delivered[0]).toMatchObject({ recipient: 'nadia@example.org', attempts: 2 })
  })

  test('A worker whose claim expired does not mark a mail that another one took', async () => {
    const db = fresh()
    await owe(db)
    const held = Promise.withResolvers<void>()
    const late = office(db, after(0), () => held.promise.then(refuse))
    const working = late.work()
    await expect.poll(async () => (await stored(db))[0]?.attempts).toBe(1)
    expect(await office(db, after(300)).work()).toBe(1)
    held.resolve()
    await working
    expect((await stored(db))[0]).toMatchObject({ attempts: 2, last_error: null, next_attempt_at: null })
  })

  test('As a file, a second attempt overwrites the first; no partial file is visible', async () => {
    const db = fresh()
    const folder = mkdtempSync(join(tmpdir(), 'venaison-mail-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await owe(db)
    const mail = (await stored(db))[0]!
    const deliver = toFiles(folder, from)
    await deliver(mail)
    await deliver({ ...mail, attempts: 2, unsubscribe: 'https://venaison.example/desabonnement/1.x' })
    expect(readdirSync(folder)).toEqual([`20260310T110000Z-${mail.id}.eml`])
    const file = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
    expect(file).toContain(`Message-ID: <${mail.id}.${start.getTime()}@example.org>`)
    expect(file).toContain('To: nadia@example.org')
    expect(file).toContain('List-Unsubscribe: <https://venaison.example/desabonnement/1.x>')
    expect(file).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(file).toMatch(/text\/plain.*text\/html/s)
  })

  test('Through a mail server, each attempt has the same Message-ID', async () => {
    const db = fresh()
    const smtp = await startSmtp()
    onTestFinished(smtp.stop)
    await owe(db)
    const mail = (await stored(db))[0]!
    smtp.refuseNext()
    const deliver = bySmtp(smtp.url, from)
    expect(await office(db, after(0), deliver).work()).toBe(0)
    expect((await stored(db))[0]!.last_error).toMatch(/451/)
    expect(await office(db, after(30), deliver).work()).toBe(1)
    expect(smtp.received).toHaveLength(2)
    for (const received of smtp.received)
      expect(received).toContain(`Message-ID: <${mail.id}.${start.getTime()}@example.org>`)
  })
})
