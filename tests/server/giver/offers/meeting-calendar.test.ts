import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toFiles } from '../../../../server/mails/delivery.ts'
import { deliverDue } from '../../../../server/mails/mail-worker.ts'
import { expireOffers } from '../../../../server/rules/offers/offer-deadlines.ts'
import type { Visitor } from '../../support/app.ts'
import { inWorld } from '../../support/in-world.ts'
import { giver, manon, paul } from '../../../world/people.ts'
import { accepted, confirm, ends, entry, say, willing } from '../../support/meetings.ts'
import { mailsTo, of, offerTo, withdraw } from '../../support/offers.ts'

/** Decision 0067: the calendar event follows the meeting, from mail to mail. */
inWorld((world) => {
  /** The calendar file of the last mail to Manon, its lines unfolded; null without one. */
  const calendar = async () => {
    const mails = await world.all('mails', { recipient: manon.email }, 'id', 'calendar')
    return mails.at(-1)!.calendar?.replaceAll('\r\n ', '').split('\r\n') ?? null
  }
  const moved = async () => {
    const offer = await accepted(world, manon, entry())
    const hunter = await willing(world)
    expect((await confirm(hunter, manon, entry({ from: '19:00', to: '19:30' }))).statusCode).toBe(200)
    return { hunter, offer }
  }

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
  const cancelled = (id: number) =>
    expect.arrayContaining([
      'METHOD:CANCEL',
      `UID:proposition-${id}@venaison`,
      'SEQUENCE:3',
      'STATUS:CANCELLED',
      'DTSTART:20260310T180000Z',
    ])
  const isCancelled = /Content-Type: text\/calendar;[^]*method=CANCEL/i
  const over = 'Votre rendez-vous n’a pas lieu'

  type Deed = (hunter: Visitor, offer: { id: number }) => PromiseLike<{ statusCode: number }>
  const says = (given: string) => async () => say(await world.as(manon), given)
  const withdraws: Deed = (hunter, { id }) => withdraw(hunter, id)
  test.each<[string, Deed[], string]>([
    ['is withdrawn', [withdraws], 'Rendez-vous annulé : ne venez pas'],
    ['is accepted again, then withdrawn', [says('accepted'), withdraws], 'Rendez-vous annulé : ne venez pas'],
    ['is declined, also twice', [says('declined'), says('declined')], over],
    ['is accepted again, then given up', [says('accepted'), says('cancelled')], over],
  ])('A move that %s cancels the event', async (_, deeds, subject) => {
    const { hunter, offer } = await moved()
    const before = (await mailsTo(world, manon)).length
    for (const deed of deeds) expect((await deed(hunter, offer)).statusCode).toBe(200)
    expect(await calendar()).toEqual(cancelled(offer.id))
    expect((await mailsTo(world, manon)).slice(before)).toEqual([subject])
    // It travels as a part that calendars read and as a file, and is erased once sent.
    const sent = await lastFile()
    expect(sent).toMatch(isCancelled)
    expect(sent).toContain('filename=rendez-vous.ics')
    expect(await calendar()).toBeNull()
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
      expect(await calendar()).toEqual(cancelled(offer.id))
      expect((await mailsTo(world, manon)).filter((subject) => subject === over)).toHaveLength(1)
      expect(await lastFile()).toMatch(isCancelled)
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
    expect(await calendar()).toEqual(cancelled(offer.id))
  })

  test('A first meeting that is declined or not answered is in no calendar, and no mail is sent', async () => {
    const hunter = await willing(world, manon, paul)
    for (const person of [manon, paul]) await confirm(hunter, person, entry())
    const before = (await mailsTo(world, manon)).length
    await say(await world.as(manon), 'declined')
    await expireOffers(world.db(), ends)
    expect(await mailsTo(world, manon)).toHaveLength(before)
    expect(await mailsTo(world, paul)).not.toContain(over)
  })

  test('A first meeting has no event: its exact place is told on acceptance, and giving it up sends no mail', async () => {
    await accepted(world, manon, entry())
    expect(await calendar()).toBeNull()
    const before = await mailsTo(world, manon)
    expect((await say(await world.as(manon), 'cancelled')).statusCode).toBe(200)
    expect(await mailsTo(world, manon)).toEqual(before)
  })

  test('A meeting that was never accepted is in no calendar, so nothing is cancelled', async () => {
    const hunter = await willing(world, manon)
    await confirm(hunter, manon, entry())
    expect((await withdraw(hunter, (await of(hunter, manon)).id)).statusCode).toBe(200)
    expect(await calendar()).toBeNull()
  })
})
