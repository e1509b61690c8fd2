import { describe, expect, test } from 'vitest'
import { takeDue } from '../../../../server/queries/users/todo/weekly-digest.ts'
import { startOfferDeadlines } from '../../../../server/rules/offers/offer-deadlines.ts'
import { sendDigests } from '../../../../server/rules/waiting/weekly-digest.ts'
import { seedRefusedMail } from '../../../world/mails.ts'
import { admin, cher, indre, statistician, waiting } from '../../../world/people.ts'
import {
  change,
  giveOnly,
  got,
  HOUR,
  last,
  later,
  lines,
  monday,
  say,
  send,
  URL,
  WEEK,
} from '../../support/digests.ts'
import { secret } from '../../support/app.ts'
import { inSharedWorld, inWorld, noon } from '../../support/in-world.ts'
import { seedStaff } from '../../support/staff.ts'

inWorld((world) => {
  describe('is sent', () => {
    test.each([
      ['in winter', '2026-03-16T06:00:00Z'],
      ['the day after clocks went to summer', '2026-03-30T05:00:00Z'],
      ['in summer', '2026-07-13T05:00:00Z'],
      ['the day after clocks went to winter', '2026-10-26T06:00:00Z'],
    ])('on Monday at seven, not before, once: %s', async (_, moment) => {
      await say(world, cher, 1)
      const seven = new Date(moment)
      const counts = []
      for (const seconds of [-24 * HOUR, -1, 0, 0, 30, 16 * HOUR]) {
        await send(world, later(seven, seconds))
        counts.push((await got(world, cher)).length)
      }
      expect(counts).toEqual([0, 0, 1, 1, 1, 1])
    })

    test('every Monday, on no other day', async () => {
      await say(world, cher, 1)
      const counts = []
      for (let day = 0; day < 15; day++) counts.push(await send(world, later(monday, day * 24 * HOUR)))
      expect(counts).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    })

    test('later on that Monday after a downtime, until midnight, and not the day after', async () => {
      await say(world, cher, 1)
      const midnight = later(monday, 17 * HOUR)
      expect(await send(world, midnight)).toBe(0)
      expect(await send(world, later(midnight, 6 * HOUR))).toBe(0)
      expect(await send(world, later(midnight, -1))).toBe(1)
      // Another was missed: the next one comes alone.
      expect(await send(world, later(monday, 2 * WEEK))).toBe(1)
      expect(await got(world, cher)).toHaveLength(2)
    })

    test('by the worker of deadlines', async () => {
      await say(world, cher, 1)
      const log = { error: (...line: unknown[]) => expect(line).toEqual([]) }
      const worker = startOfferDeadlines({
        db: world.db(),
        secret,
        log,
        publicUrl: () => URL,
        now: () => monday,
      })
      await worker.stop()
      expect(await got(world, cher)).toHaveLength(1)
    })

    test('to everybody, in several batches, once', async () => {
      for (const person of [cher, admin]) await say(world, person, 1)
      expect(await sendDigests({ db: world.db(), secret, publicUrl: URL }, monday, 1)).toBe(2)
      expect([(await got(world, cher)).length, (await got(world, admin)).length]).toEqual([1, 1])
    })

    test('to nobody if nothing is pending, nor later that day', async () => {
      await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
      await world.set('recalls', {}, { state: 'closed' })
      await say(world, indre, 1)
      expect(await send(world)).toBe(0)
      await change(world, waiting, { federation_id: 2 })
      expect(await send(world, later(monday, 2 * HOUR))).toBe(0)
      expect(await send(world, later(monday, WEEK))).toBe(1)
    })
  })

  describe('contains', () => {
    test('the numbers of the menu, with the page of each, and how to turn it off', async () => {
      await seedRefusedMail(world.db(), noon)
      await world.set('recalls', {}, { state: 'closed' })
      await say(world, cher, 1)
      await send(world)
      const { subject, text, html, user_id } = await last(world, cher)
      expect([subject, user_id]).toEqual(['Lundi 16 mars 2026\u00a0: ce qui attend', cher.id])
      expect(text).toContain('Bonjour Denis,')
      const visitor = await world.as(cher, monday)
      const counted = (await visitor.get('/api/v1/todo/count')).json().data
      for (const [list, one, several, page] of [
        ['accounts', 'compte à valider', 'comptes à valider', '/users/givers/validation'],
        ['deletions', 'demande de suppression', 'demandes de suppression', '/users/deletion-requests'],
        ['hunts', 'compte rendu attendu', 'comptes rendus attendus', '/hunts/overdue'],
        ['mails', 'e-mail refusé', 'e-mails refusés', '/mails/refused'],
        ['corrections', 'correction demandée', 'corrections demandées', '/users/corrections'],
        ['absences', 'absence contestée', 'absences contestées', '/users/absences'],
        [
          'recalls',
          'personne à prévenir d’un rappel',
          'personnes à prévenir d’un rappel',
          '/federations/recalls',
        ],
      ]) {
        const count = counted[list!]
        const label = `${count} ${count > 1 ? several : one}`
        const inText = text.includes(`\n${label}\u00a0:\n${URL}${page}\n`)
        const inPage = html.includes(`<li><a href="${URL}${page}">${label}</a></li>`)
        expect([list, inText, inPage]).toEqual([list, count > 0, count > 0])
      }
      expect(await lines(world, cher)).toHaveLength(6)
      expect(text).toContain(`Ouvrir la page À faire\u00a0:\n${URL}/todo\n`)
      expect(text).toContain('décochez «\u00a0Recevoir chaque lundi à 7 h ce qui attend\u00a0»')
      expect(text).not.toMatch(/Faure|Renaud|Moreau|Roux/)
    })

    test('the person’s own federation only; all of them for staff who see all', async () => {
      await seedStaff(world.db(), { ...indre, role: 'federation_admin', federation_id: 2 })
      await change(world, waiting, { federation_id: 2 })
      for (const person of [cher, indre, admin]) await say(world, person, 1)
      await send(world)
      expect(await lines(world, indre)).toEqual([
        '1 compte à valider\u00a0:',
        '1 personne à prévenir d’un rappel\u00a0:',
      ])
      expect((await lines(world, cher))[0]).toBe('1 compte à valider\u00a0:')
      expect((await lines(world, admin))[0]).toBe('2 comptes à valider\u00a0:')
    })

    test('only parts that the person may see', async () => {
      await giveOnly(world, statistician, 'users.view')
      await seedRefusedMail(world.db(), noon)
      await say(world, statistician, 1)
      await send(world)
      expect(await lines(world, statistician)).toEqual([
        '2 comptes à valider\u00a0:',
        '3 comptes rendus attendus\u00a0:',
      ])
    })
  })

  describe('is not sent to', () => {
    test.each([
      ['blocked', { blocked_at: noon }],
      ['anonymised', { is_deleted: true }],
      ['asking to be deleted', { deletion_requested_at: noon }],
    ])('people who are %s, nor on the same day once that is over', async (_, values) => {
      await say(world, cher, 1)
      await change(world, cher, values)
      expect(await send(world)).toBe(0)
      await change(world, cher, { blocked_at: null, is_deleted: false, deletion_requested_at: null })
      expect(await send(world, later(monday, HOUR))).toBe(0)
      expect(await send(world, later(monday, WEEK))).toBe(1)
    })

    test('people who lost the permission for the overview', async () => {
      await say(world, cher, 1)
      await giveOnly(world, cher, 'users.write')
      expect(await send(world)).toBe(0)
    })

    test('people who did not ask for it, or do no longer', async () => {
      await say(world, cher, 1)
      await say(world, admin, 1)
      await say(world, cher, 0)
      expect(await send(world)).toBe(1)
      expect([await got(world, cher), (await got(world, admin)).length]).toEqual([[], 1])
    })
  })
})

inSharedWorld((world) => {
  test('People handled by one server are skipped by another', async () => {
    await say(world, cher, 1)
    await world
      .db()
      .transaction()
      .execute(async (transaction) => {
        expect(await takeDue(transaction, '2026-03-16', 20)).toHaveLength(1)
        expect(await send(world)).toBe(0)
      })
    expect(await send(world)).toBe(0)
  })
})
