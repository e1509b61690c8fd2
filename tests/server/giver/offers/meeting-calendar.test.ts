import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toFiles } from '../../../../server/mails/delivery.ts'
import { deliverDue } from '../../../../server/mails/mail-worker.ts'
import { expireOffers } from '../../../../server/rules/offers/offer-deadlines.ts'
import { inWorld } from '../../support/in-world.ts'
import { giver, manon, paul } from '../../../world/people.ts'
import { accepted, confirm, ends, entry, say, willing } from '../../support/meetings.ts'
import { mailsTo, of, offerTo } from '../../support/offers.ts'

/** Decision 0067: the calendar event follows the meeting, from mail to mail. */
inWorld((world) => {
  /** The calendar file of the last mail to Manon, its lines unfolded; null without one. */
  const calendar = async () => {
    const { calendar: file } = await world
      .db()
      .selectFrom('mails')
      .where('recipient', '=', manon.email)
      .select('calendar')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return file?.replaceAll('\r\n ', '').split('\r\n') ?? null
  }
  const moved = async () => {
    const offer = await accepted(world, manon, entry())
    const hunter = await willing(world)
    expect((await confirm(hunter, manon, entry({ from: '19:00', to: '19:30' }))).statusCode).toBe(200)
    return { hunter, offer }
  }

  test('A first meeting has no event yet: its exact place is told on acceptance', async () => {
    await accepted(world, manon, entry())
    expect(await calendar()).toBeNull()
  })

  test('Moving an accepted meeting sends the same event again, later, without its exact place', async () => {
    const { offer } = await moved()
    expect(await calendar()).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:proposition-${offer.id}@venaison`,
        // Above that of the file fetched before (0), below that of the file fetched after acceptance (2).
        'SEQUENCE:1',
        'STATUS:TENTATIVE',
        'DTSTART:20260310T180000Z',
        'DTEND:20260310T183000Z',
        'LOCATION:Bourges',
      ]),
    )
  })

  test('Withdrawing it cancels the event', async () => {
    const { hunter, offer } = await moved()
    await say(await world.as(manon), 'accepted')
    expect((await hunter.put(`/api/v1/offers/${offer.id}/withdraw`)).statusCode).toBe(200)
    expect(await calendar()).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        `UID:proposition-${offer.id}@venaison`,
        'SEQUENCE:3',
        'STATUS:CANCELLED',
        'DTSTART:20260310T180000Z',
      ]),
    )
  })

  test('So does withdrawing a move that was not accepted again', async () => {
    const { hunter, offer } = await moved()
    expect((await hunter.put(`/api/v1/offers/${offer.id}/withdraw`)).statusCode).toBe(200)
    expect(await calendar()).toContain('METHOD:CANCEL')
  })

  /** The last mail file that was written to Manon. */
  async function lastFile(): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'venaison-calendar-'))
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const deliver = toFiles(folder, 'venaison@example.org')
    await deliverDue({ db: world.db(), log, deliver, now: () => new Date('2030-01-01') })
    const files = readdirSync(folder).toSorted()
    const mails = files.map((file) => readFileSync(join(folder, file), 'utf8'))
    return mails.findLast((mail) => mail.includes(`To: ${manon.email}`))!
  }
  const cancelled = (id: number, sequence: number) =>
    expect.arrayContaining([
      'METHOD:CANCEL',
      `UID:proposition-${id}@venaison`,
      `SEQUENCE:${sequence}`,
      'STATUS:CANCELLED',
      'DTSTART:20260310T180000Z',
    ])
  const lastSubject = async () => (await mailsTo(world, manon)).at(-1)

  test('Declining a move cancels the event', async () => {
    const { offer } = await moved()
    expect((await say(await world.as(manon), 'declined')).statusCode).toBe(200)
    expect(await calendar()).toEqual(cancelled(offer.id, 3))
    expect(await lastSubject()).toBe('Votre rendez-vous n’a pas lieu')
    expect(await lastFile()).toMatch(/Content-Type: text\/calendar;[^]*method=CANCEL/i)
    // Said again, it is not sent again.
    const before = (await mailsTo(world, manon)).length
    expect((await say(await world.as(manon), 'declined')).statusCode).toBe(200)
    expect(await mailsTo(world, manon)).toHaveLength(before)
  })

  test('So does giving up a move that was accepted again', async () => {
    const { offer } = await moved()
    for (const said of ['accepted', 'cancelled'] as const)
      expect((await say(await world.as(manon), said)).statusCode).toBe(200)
    expect(await calendar()).toEqual(cancelled(offer.id, 3))
    expect(await lastSubject()).toBe('Votre rendez-vous n’a pas lieu')
  })

  test.each(['the worker', 'the next call of the giver'] as const)(
    'A move that nobody accepts in time cancels the event, once, whether %s notices it',
    async (who) => {
      const { offer } = await moved()
      const expire = async () => {
        if (who === 'the worker') return expireOffers(world.db(), ends)
        return (await world.as(giver, ends)).put(offerTo(paul))
      }
      for (let times = 0; times < 2; times++) await expire()
      expect(await calendar()).toEqual(cancelled(offer.id, 3))
      const subject = 'Votre rendez-vous n’a pas lieu'
      expect((await mailsTo(world, manon)).filter((one) => one === subject)).toHaveLength(1)
      expect(await lastFile()).toMatch(/Content-Type: text\/calendar;[^]*method=CANCEL/i)
    },
  )

  test('Also when the mail about the move had not left: the meeting accepted before does not hold', async () => {
    const { offer } = await moved()
    await world.set('mails', {}, { sent_at: null })
    await expireOffers(world.db(), ends)
    const { is_unheard } = await world.one('offers', { id: offer.id }, 'is_unheard')
    expect(is_unheard).toBe(true)
    expect(await mailsTo(world, manon)).not.toContain(
      'Votre rendez-vous est déplacé : acceptez-le de nouveau',
    )
    expect(await calendar()).toEqual(cancelled(offer.id, 3))
  })

  test('A first meeting that is declined or not answered is in no calendar, and no mail is sent', async () => {
    const hunter = await willing(world, manon, paul)
    for (const person of [manon, paul]) await confirm(hunter, person, entry())
    const before = (await mailsTo(world, manon)).length
    await say(await world.as(manon), 'declined')
    await expireOffers(world.db(), ends)
    expect(await mailsTo(world, manon)).toHaveLength(before)
    expect(await mailsTo(world, paul)).not.toContain('Votre rendez-vous n’a pas lieu')
  })

  test('Giving up an accepted meeting that was never moved sends its receiver no mail', async () => {
    await accepted(world, manon, entry())
    const before = await mailsTo(world, manon)
    expect((await say(await world.as(manon), 'cancelled')).statusCode).toBe(200)
    expect(await mailsTo(world, manon)).toEqual(before)
  })

  test('The event travels as a part that calendars read and as a file, and is erased once sent', async () => {
    const { hunter, offer } = await moved()
    expect((await hunter.put(`/api/v1/offers/${offer.id}/withdraw`)).statusCode).toBe(200)
    const sent = await lastFile()
    expect(sent).toMatch(/Content-Type: text\/calendar;[^]*method=CANCEL/i)
    expect(sent).toContain('filename=rendez-vous.ics')
    expect(await calendar()).toBeNull()
  })

  test('A meeting that was never accepted is in no calendar, so nothing is cancelled', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry())
    expect((await hunter.put(`/api/v1/offers/${(await of(hunter, manon)).id}/withdraw`)).statusCode).toBe(200)
    expect(await calendar()).toBeNull()
  })
})
