import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fromFiles, toFiles } from '../../../server/mails/delivery.ts'
import { letter } from '../../../server/mails/letter.ts'
import { enqueueMail } from '../../../server/mails/outbox.ts'
import { deliverDue } from '../../../server/mails/mail-worker.ts'
import { keepToken } from '../../../server/security/tokens.ts'
import type { Db } from '../../../server/database.ts'
import { admin, cher, giver, nadia, receiver } from '../../world/people.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { rowsIn } from '../support/rows.ts'

const ADDRESS = 'canary.seven@example.org'
/** The planted values, none of which may be found afterwards. */
const canaries = ['canary', 'Serinus', '0699123456', 'CANARI7', '06 99 12 34 56']
const anonymise = (id: number) => `/api/v1/users/${id}/delete`

/** Every row of every table as text, including future columns. */
async function everything(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
      return `${name}: ${rows.map(({ row }) => row).join('\n')}`
    }),
  )
  return texts.join('\n')
}

/** By table, the column of a row's owner. */
const owners = { users: 'id', givers: 'user_id', receivers: 'user_id' }

/** Plants canary values into every writable text column of the person's rows. */
async function plant(db: Db, id: number) {
  const { rows } = await sql<{ table: keyof typeof owners; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name in (${sql.join(Object.keys(owners))})
      and data_type in ('text', 'character varying') and is_generated = 'NEVER'
      and column_name not in ('email', 'gdpr_state', 'nit', 'validation_type')`.execute(db)
  for (const { table, column } of rows) {
    const value = column === 'phone' ? '0699123456' : `Serinus canary ${column}`
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
      where ${sql.ref(owners[table])} = ${id}`.execute(db)
  }
  const { add, set } = rowsIn(db)
  await set('users', { id }, { email: ADDRESS })
  const correction = { reason: 'Serinus was wrong', idempotency_key: sql<string>`'canary ' || id` }
  await set('report_versions', { author_id: id }, correction)
  await db.transaction().execute(async (transaction) => {
    const canary = letter({ subject: 'A canary', firstname: 'Serinus', before: [`For ${ADDRESS}`] })
    const mail = { letter: canary, now: noon }
    await enqueueMail(transaction, { ...mail, userId: id, to: ADDRESS })
    await enqueueMail(transaction, { ...mail, userId: id, to: 'canary.before@example.org' })
    await enqueueMail(transaction, { ...mail, userId: null, to: ADDRESS.toUpperCase() })
  })
  const change = { former: ADDRESS, email: 'canary.next@example.org' }
  await add('address_changes', { user_id: id, ...change, ends_at: noon, confirmed_at: null })
  const link = { userId: id, lifetime: 60_000, now: noon }
  for (const purpose of ['password', 'address'] as const)
    await keepToken(db, `${purpose} of ${id}`, { ...link, purpose })
  await keepToken(db, `session of ${id}`, { ...link, purpose: 'session', madeBy: admin.id })
}

inWorld((world) => {
  for (const [what, person] of [
    ['giver', giver],
    ['receiver', nadia],
  ] as const)
    test(`Nothing of a ${what} is left: in no table, no mail file, no log`, async () => {
      const db = world.db()
      const folder = mkdtempSync(join(tmpdir(), 'mail-'))
      const lines: string[] = []
      await plant(db, person.id)
      await world.set('givers', { user_id: person.id }, { nit: 'CANARI7' })
      await world.set('hunts', { giver_id: person.id }, { idempotency_key: sql`'canary ' || id` })
      const member = { firstname: 'serinus', lastname: 'CANARY', email: ADDRESS, city: 'Canary-sur-Auron' }
      if (person === giver) await world.add('retrievers', { ...member, federation_id: 1, nit: 'canari7' })
      // Some mails have left as files, others have not.
      const log = { info: () => {}, warn: () => {}, error: () => {} }
      await deliverDue({ db, log, deliver: toFiles(folder, 'venaison@example.org'), now: () => noon })
      await world.set('mails', {}, { next_attempt_at: noon, text: 'canary', html: 'canary' })
      expect(readdirSync(folder)).toHaveLength(3)
      const before = await everything(db)
      for (const canary of canaries.slice(0, 3)) expect(before).toContain(canary)

      const logStream = { write: (line: string) => void lines.push(line) }
      const parts = { eraseMails: fromFiles(folder), logLevel: 'debug', logStream } as const
      const visitor = await world.as(cher, noon, parts)
      expect((await visitor.delete(anonymise(person.id))).statusCode).toBe(200)
      // The parting mail leaves nothing behind.
      const taken: string[] = []
      const deliver = async ({ recipient }: { recipient: string }) => void taken.push(recipient)
      await deliverDue({ db, log, deliver, now: () => noon })
      // People with an offer of the giver are told that it is withdrawn.
      const told = person === giver ? [receiver.email] : []
      expect(taken.sort()).toEqual([ADDRESS, ...told].sort())

      const left = `${await everything(db)}\n${lines.join('')}\n${readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n')}`
      for (const canary of canaries) expect(left.toLowerCase()).not.toContain(canary.toLowerCase())
      for (const table of ['sessions', 'tokens', 'mails'] as const)
        expect(await world.all(table, { user_id: person.id })).toEqual([])
    })

  test('Quantities are kept: past hunts, donations and what was received', async () => {
    const donations = await world.all('donations', { receiver_id: nadia.id })
    const past = await world.all('hunts', { giver_id: giver.id })
    const visitor = await world.as(cher)
    for (const { id } of [nadia, giver]) expect((await visitor.delete(anonymise(id))).statusCode).toBe(200)
    expect(await world.all('donations', { receiver_id: nadia.id })).toEqual(donations)
    expect(donations).toHaveLength(2)
    // The planned hunt is deleted.
    expect(await world.all('hunts', { giver_id: giver.id })).toHaveLength(past.length - 1)
    expect(await world.all('contacts', { receiver_id: nadia.id })).toMatchObject([{ distance: 0 }])
    const receiver = await world.one('receivers', { user_id: nadia.id })
    expect(receiver).toMatchObject({ wish_mask: 0, lat: null, lng: null, reach: null, search_radius: 20 })
  })

  test('The account stays as an id, cannot be opened, and its address is free again', async () => {
    const device = await world.as(nadia)
    const visitor = await world.as(cher)
    await visitor.delete(anonymise(nadia.id))
    const email = `anonyme-${nadia.id}@venaison.invalid`
    const { data } = (await visitor.get(`/api/v1/users/${nadia.id}`)).json()
    expect(data).toMatchObject({ firstname: 'Compte anonymisé', lastname: null, email, is_deleted: true })
    expect((await device.get('/api/v1/auth/infos')).statusCode).toBe(401)
    expect((await (await world.as(null)).signIn(nadia.email)).statusCode).toBe(422)
    await world.add('users', { email: nadia.email, firstname: 'Nadia', role_id: 2 })
  })

  test('A member of the federation with only the same NIT stays', async () => {
    const row = { federation_id: 1, nit: '1800001', firstname: 'Autre', lastname: 'Personne', email: null }
    await world.add('retrievers', row)
    await (await world.as(cher)).delete(anonymise(giver.id))
    expect(await world.all('retrievers', {})).toMatchObject([row])
  })

  test('All or nothing: when the mails cannot be erased, nothing is', async () => {
    const eraseMails = () => Promise.reject(new Error('no access'))
    const visitor = await world.as(cher, noon, { eraseMails })
    const before = await everything(world.db())
    expect((await visitor.delete(anonymise(nadia.id))).statusCode).toBe(500)
    expect(await everything(world.db())).toBe(before)
  })
})
