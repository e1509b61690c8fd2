import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter } from '../../../contract/days.ts'
import type { DbTransaction } from '../../../server/database.ts'
import { holdFederation } from '../../../server/queries/federations/federations.ts'
import { lockRecallReceiver } from '../../../server/queries/federations/sanitary/recalls.ts'
import { lockMissed } from '../../../server/queries/giver/absences.ts'
import { lockOwnOffer } from '../../../server/queries/giver/offers.ts'
import { lockContactPhone } from '../../../server/queries/giver/phones.ts'
import { lockOwnAddress } from '../../../server/queries/shared/accounts.ts'
import { findNamedReceivers } from '../../../server/queries/shared/recalls/recall-ends.ts'
import { lockHuntsOf } from '../../../server/queries/shared/recalls/recalls.ts'
import { lockDue } from '../../../server/queries/shared/reports/report-reminders.ts'
import { deleteExpired } from '../../../server/queries/shared/retention/expired.ts'
import { deleteIdleContacts } from '../../../server/queries/shared/retention/idle-contacts.ts'
import { erasePerson } from '../../../server/queries/users/anonymisation.ts'
import { lockCorrection } from '../../../server/queries/users/todo/corrections.ts'
import { asked, boar, contactId, generous, informed, planned } from '../../world/hunts.ts'
import { openOffer, willingOffer } from '../../world/offers.ts'
import { camille, giver, luc, nadia, paul, receiver, wolfhunter } from '../../world/people.ts'
import { inSharedWorld, noon, today } from '../support/in-world.ts'

type Hold = (transaction: DbTransaction) => Promise<unknown>
type Table = 'users' | 'hunts' | 'federations' | 'receivers' | 'offers' | 'mails' | 'recall_receivers'

/**
 * Which rows a command locks, checked from another connection: exactly these. Too few locks allow
 * conflicting commands; too many make unrelated ones wait.
 */
inSharedWorld((world) => {
  const keyOf = (table: Table) => sql.ref(table === 'receivers' ? 'user_id' : 'id')

  const begin = <T>(run: (transaction: DbTransaction) => Promise<T>) => world.db().transaction().execute(run)

  const lockedBy = (table: Table, hold: Hold) =>
    begin(async (transaction) => {
      await hold(transaction)
      const { rows: all } = await sql<{ id: number }>`
        select ${keyOf(table)} as id from ${sql.table(table)} order by 1`.execute(world.db())
      const { rows: free } = await sql<{ id: number }>`
        select ${keyOf(table)} as id from ${sql.table(table)} for update skip locked`.execute(world.db())
      const others = new Set(free.map(({ id }) => id))
      return all.map(({ id }) => id).filter((id) => !others.has(id))
    })
  const idsOf = (...people: { id: number }[]) => people.map(({ id }) => id).toSorted((a, b) => a - b)
  /** Locks a row from another connection during a command that must not wait for it. */
  const whileHeld = <T>(table: Table, id: number, run: (transaction: DbTransaction) => Promise<T>) =>
    begin(async (other) => {
      await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(other)
      return begin(async (transaction) => {
        await sql`set local lock_timeout = '2s'`.execute(transaction)
        return run(transaction)
      })
    })

  const { id } = openOffer
  const lucs = contactId(planned.id, luc.id)
  const locks: Record<string, [hold: Hold, Partial<Record<Table, number[]>>]> = {
    'A recall of a hunt locks that hunt, its giver, and who received game of it': [
      (one) => lockHuntsOf(one, [], [generous.id]),
      { hunts: [generous.id], users: idsOf(giver, nadia) },
    ],
    'A recall of a hunt locks its giver, and who is promised game of it': [
      (one) => lockHuntsOf(one, [], [planned.id]),
      { users: idsOf(giver, receiver) },
    ],
    'A giver’s command on an offer locks it and its receiver': [
      (one) => lockOwnOffer(one, { giverId: giver.id, id }, noon),
      { offers: [id], users: [receiver.id] },
    ],
    'A command on an offer of another giver locks nothing': [
      (one) => lockOwnOffer(one, { giverId: wolfhunter.id, id }, noon),
      { offers: [], users: [] },
    ],
    'A command on an absence locks the offer and its receiver': [
      (one) => lockMissed(one, willingOffer.id, noon),
      { offers: [willingOffer.id], users: [paul.id] },
    ],
    'Revealing a phone locks its receiver, who is not anonymised meanwhile': [
      (one) => lockContactPhone(one, giver.id, lucs),
      { users: [luc.id] },
    ],
    'A contact of another giver is not locked': [
      (one) => lockContactPhone(one, wolfhunter.id, lucs),
      { users: [] },
    ],
    'Changing one’s own address locks one’s account alone': [
      (one) => lockOwnAddress(one, luc.id),
      { users: [luc.id] },
    ],
    'Changing a federation locks it alone': [(one) => holdFederation(one, 2), { federations: [2] }],
    'Answering a correction locks its author alone': [
      (one) => lockCorrection(one, asked.id, { federationId: 1 }),
      { users: [giver.id] },
    ],
    'So does an answer from above the federations': [
      (one) => lockCorrection(one, asked.id, { federationId: null }),
      { users: [giver.id] },
    ],
    'An answer from another federation locks nobody': [
      (one) => lockCorrection(one, asked.id, { federationId: 2 }),
      { users: [] },
    ],
  }
  test.each(Object.entries(locks))('%s', async (_, [hold, locked]) => {
    for (const [table, ids] of Object.entries(locked))
      expect([table, await lockedBy(table as Table, hold)]).toEqual([table, ids])
  })

  test('A recall of an animal locks its hunt, its giver and its receiver', async () => {
    const got = { state: 'handedOver', receiver_id: luc.id, handed_over_at: noon } as const
    await world.set('animals', { id: boar.id }, got)
    const hold = (transaction: DbTransaction) => lockHuntsOf(transaction, [boar.id], [])
    expect(await lockedBy('hunts', hold)).toEqual([informed.id])
    expect(await lockedBy('users', hold)).toEqual(idsOf(giver, luc))
  })

  test('Recording a person’s awareness of a recall locks that person alone', async () => {
    const { id, receiver_id } = await world
      .db()
      .selectFrom('recall_receivers')
      .innerJoin('recalls', 'recalls.id', 'recall_receivers.recall_id')
      .where('recalls.federation_id', '=', 1)
      .select(['recall_receivers.id', 'receiver_id'])
      .executeTakeFirstOrThrow()
    const locked = lockedBy('users', (one) => lockRecallReceiver(one, id, { federationId: 1 }))
    expect(await locked).toEqual([receiver_id])
    const strange = lockedBy('users', (one) => lockRecallReceiver(one, id, { federationId: 2 }))
    expect(await strange).toEqual([])
  })

  test('Anonymising an account locks no other receiver', async () => {
    const person = await world.one('users', { id: camille.id })
    const hold = (one: DbTransaction) => erasePerson(one, person, new Date())
    expect(await lockedBy('receivers', hold)).toEqual([camille.id])
  })

  test('Due reminders lock their hunts and givers, and skip those locked by another server', async () => {
    const days = { first: 1, second: 4, third: 10 }
    const due = (one: DbTransaction) => lockDue(one, noon, days, 100)
    expect(await lockedBy('hunts', due)).toEqual([informed.id, 21])
    expect(await lockedBy('users', due)).toEqual(idsOf(giver, wolfhunter))
    expect((await whileHeld('hunts', informed.id, due)).map(({ id }) => id)).toEqual([21])
    expect((await whileHeld('users', giver.id, due)).map(({ id }) => id)).toEqual([21])
  })

  test('People named by old recalls are forgotten, except whom another server is writing to', async () => {
    const old = (one: DbTransaction) => findNamedReceivers(one, dayAfter(today, 1), 100)
    const all = (await begin(old)).map(({ id }) => id)
    expect(all.length).toBeGreaterThan(0)
    const [held, ...others] = all
    expect((await whileHeld('recall_receivers', held!, old)).map(({ id }) => id)).toEqual(others)
  })

  test('Expired rows are deleted, except those that another server holds', async () => {
    const mail = { recipient: luc.email, subject: 'x', text: 'x', html: 'x', created_at: noon }
    await world.remove('mails', {})
    const rows = await world.db().insertInto('mails').values([mail, mail]).returning('id').execute()
    const expired = { table: 'mails', where: sql`subject = 'x'` } as const
    const gone = (one: DbTransaction) => deleteExpired(one, expired, 100)
    expect(await whileHeld('mails', rows[0]!.id, gone)).toBe(1)
    expect(await world.all('mails', {}, 'id')).toEqual([{ id: rows[0]!.id }])
  })

  test('Expired contacts are deleted, except those of a hunt that is being reported', async () => {
    const gone = async (one: DbTransaction) =>
      (await deleteIdleContacts(one, { day: today, after: null, hunts: 100 })).count
    const left = async () => (await world.all('contacts', { hunt_id: informed.id })).length
    const before = await left()
    await whileHeld('hunts', informed.id, gone)
    expect(await left()).toBe(before)
    expect(await begin(gone)).toBeGreaterThan(0)
    expect(await left()).toBeLessThan(before)
  })
})
