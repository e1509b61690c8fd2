import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY, monthsBefore } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import type { Db } from '../../../server/database.ts'
import { assertErased, findMissing, openLedger } from '../../../server/erasures/ledger.ts'
import { followLedger } from '../../../server/erasures/ledger-files.ts'
import { reapply } from '../../../server/erasures/reapply.ts'
import { StartRefused } from '../../../server/start-refused.ts'
import { applyRetention } from '../../../server/rules/retention/retention.ts'
import { camille, cher, giver, luc, nadia } from '../../world/people.ts'
import { seedWorld } from '../../world/world.ts'
import { openApp, visit } from '../support/app.ts'
import { onAnyDatabase } from '../support/databases.ts'
import { meaning, changedTables } from '../support/fingerprint.ts'
import { noon, today } from '../support/in-world.ts'
import { retentionOf } from '../support/retention.ts'
import { rowsIn, rowsOf } from '../support/rows.ts'

/** A world in which the giver takes the newsletter. */
async function seed(db: Db) {
  await seedWorld(db, noon)
  await rowsIn(db).set('users', { id: giver.id }, { newsletter_accepted_at: noon })
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'venaison-erasures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const contentOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

onAnyDatabase((fresh, restore) => {
  const mail = { eraseMails: async () => {} }

  /** Somebody signed in on a server that keeps its ledger in `folder`. */
  async function as(person: { email: string }, folder: string, parts = {}) {
    const copyErasures = openLedger(fresh(), folder).copyRecent
    const visitor = visit(await openApp({ db: fresh(), now: () => noon, copyErasures, ...parts }))
    expect((await visitor.signIn(person.email)).statusCode).toBe(200)
    return visitor
  }
  const anonymise = async (folder: string, id: number, parts = {}) =>
    (await (await as(cher, folder, parts)).delete(`/api/v1/users/${id}/delete`)).statusCode
  const applyLedger = async (folder: string, now = noon) =>
    reapply((await findMissing(fresh(), folder, now)).missing, { db: fresh(), now, ...mail })
  const rows = rowsOf(fresh)
  const rowOf = (id: number) => rows.one('users', { id })

  test('What was erased or withdrawn after a backup is so again once it is restored, and nobody is told twice', async () => {
    const folder = newFolder()
    expect(await anonymise(folder, nadia.id)).toBe(200)
    for (const [person, url, body] of [
      [camille, 'self/set_gdpr_state', { gdpr_state: 'refused' }],
      [cher, `${luc.id}/gdpr`, { gdpr_state: 'refused' }],
      [giver, 'self/newsletter', { accepted: 0 }],
    ] as const)
      expect((await (await as(person, folder)).put(`/api/v1/users/${url}`, body)).statusCode).toBe(200)
    const wanted = await meaning(fresh())
    for (const [name, text] of contentOf(folder)) {
      expect(name).toBe('2026-03.jsonl')
      const line = /^\{"id":"[\da-f-]{36}","what":"\w+","user_id":\d+,"at":"2026-03-10T11:00:00.000Z"\}$/
      for (const each of text.trimEnd().split('\n')) expect(each).toMatch(line)
      expect(text.trimEnd().split('\n')).toHaveLength(4)
    }

    await restore()
    expect((await rowOf(nadia.id)).email).toBe(nadia.email)
    await expect(assertErased(fresh(), folder, noon)).rejects.toThrow(StartRefused)
    await expect(assertErased(fresh(), folder, noon)).rejects.toThrow(/4 de plus.*npm run erasures -- apply/)
    const applied = await applyLedger(folder)
    expect(applied).toEqual({ anonymised: 1, refused: 2, unsubscribed: 1, unknown: 0 })
    expect(changedTables(wanted, await meaning(fresh()))).toEqual([])
    expect(await rows.all('mails', { recipient: nadia.email })).toEqual([])

    // Nothing is left to do, and what people choose afterwards stands.
    await assertErased(fresh(), folder, noon)
    await rows.set('users', { id: luc.id }, { gdpr_state: 'accepted' })
    expect(await applyLedger(folder)).toEqual({ anonymised: 0, refused: 0, unsubscribed: 0, unknown: 0 })
    expect((await rowOf(luc.id)).gdpr_state).toBe('accepted')
  })

  test('Consenting, and refusing what was never given, leave no line', async () => {
    const folder = newFolder()
    const reader = await as(camille, folder)
    for (const accepted of [0, 1])
      expect((await reader.put('/api/v1/users/self/newsletter', { accepted })).statusCode).toBe(200)
    await reader.put('/api/v1/users/self/set_gdpr_state', { gdpr_state: 'accepted' })
    expect(contentOf(folder)).toEqual([])
  })

  test('Somebody who registers after the restore, under an id that is given again, is not erased', async () => {
    const folder = newFolder()
    const { id: role_id } = await rows.one('roles', { code: 'receiver' }, 'id')
    const anne = { id: 9999, firstname: 'Anne', role_id, federation_id: 1 }
    const newcomer = (email: string, created_at: Date) => rows.add('users', { ...anne, email, created_at })
    await newcomer('first@example.org', noon)
    expect(await anonymise(folder, 9999)).toBe(200)
    await restore()
    const later = new Date(noon.getTime() + 1000)
    await newcomer('second@example.org', later)
    expect(await applyLedger(folder, later)).toMatchObject({ anonymised: 0, unknown: 1 })
    expect((await rowOf(9999)).email).toBe('second@example.org')
    await assertErased(fresh(), folder, later)
  })

  test('An erasure that is rolled back is not in the ledger', async () => {
    const folder = newFolder()
    const eraseMails = () => Promise.reject(new Error('no access'))
    expect(await anonymise(folder, nadia.id, { eraseMails })).toBe(500)
    await openLedger(fresh(), folder).copyAll(noon)
    expect(contentOf(folder)).toEqual([])
  })

  test('What a killed server left uncopied, or could not write, is copied by the next start', async () => {
    const folder = newFolder()
    const copyErasures = () => Promise.reject(new Error('disk full'))
    expect(await anonymise(folder, nadia.id, { copyErasures })).toBe(200)
    expect(contentOf(folder)).toEqual([])
    await openLedger(fresh(), folder).copyAll(noon)
    await openLedger(fresh(), folder).copyAll(noon)
    await restore()
    const { missing } = await findMissing(fresh(), folder, noon)
    expect(missing).toMatchObject([{ what: 'anonymised', user_id: nadia.id, at: noon }])
    expect(contentOf(folder).map(([, text]) => text.match(/\n/g)?.length)).toEqual([1])
  })

  test('A line that a power cut left unfinished does not spoil the next one', async () => {
    const folder = newFolder()
    expect(await anonymise(folder, nadia.id)).toBe(200)
    appendFileSync(join(folder, '2026-03.jsonl'), '{"id":"0b6c')
    expect(await anonymise(folder, camille.id)).toBe(200)
    await restore()
    const { missing, unreadable } = await findMissing(fresh(), folder, noon)
    expect([missing.map(({ user_id }) => user_id), unreadable]).toEqual([[nadia.id, camille.id], 1])
  })

  test('Each line is read once, also those of another server; a file that was replaced is read again', async () => {
    const folder = newFolder()
    const [one, other] = [openLedger(fresh(), folder), openLedger(fresh(), folder)]
    const follower = followLedger(folder)
    const erased = (user_id: number) => rows.add('erasures', { what: 'refused', user_id, at: noon })
    const lines = () => contentOf(folder).map(([, text]) => text.match(/"user_id":\d+/g))
    expect(await follower.readOn('2026-03')).toBe(0)
    for (const [ledger, id] of [
      [one, 1],
      [other, 2],
      [one, 3],
    ] as const) {
      await erased(id)
      await ledger.copyRecent(noon)
      expect(await follower.readOn('2026-03')).toBe(1)
    }
    expect(await follower.readOn('2026-03')).toBe(0)
    expect(lines()).toEqual([['"user_id":1', '"user_id":2', '"user_id":3']])
    rmSync(join(folder, '2026-03.jsonl'))
    await one.copyRecent(noon)
    expect([await follower.readOn('2026-03'), lines()[0]!.length]).toEqual([3, 3])
    expect([await follower.readOn('2026-04'), follower.has('none')]).toEqual([0, false])
  })

  test('Ledger and database forget at the same day, so that nothing forgotten counts as missing', async () => {
    const folder = newFolder()
    const ledger = openLedger(fresh(), folder)
    const last = new Date(`${monthsBefore(today, limits.retention.erasures)}T00:00:00Z`)
    for (const days of [0, 0.1, 20, 40]) {
      const at = new Date(last.getTime() - days * DAY)
      await rows.add('erasures', { what: 'refused', user_id: 1, at })
    }
    await ledger.copyAll(new Date(last.getTime()))
    expect(contentOf(folder).map(([name]) => name)).toHaveLength(3)
    await applyRetention(retentionOf(fresh()))
    await assertErased(fresh(), folder, noon)
    expect(await rows.all('erasures', {}, 'at')).toContainEqual({ at: last })
    await ledger.copyAll(noon)
    expect(contentOf(folder).map(([name]) => name)).toEqual(['2025-03.jsonl'])
  })
}, seed)
