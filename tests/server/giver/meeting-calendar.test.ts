import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toFiles } from '../../../server/mails/delivery.ts'
import { deliverDue } from '../../../server/mails/mail-worker.ts'
import { inWorld, noon } from '../support/in-world.ts'
import { manon } from '../../world/people.ts'
import { accepted, confirm, entry, say, willing } from '../support/meetings.ts'
import { of } from '../support/offers.ts'

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

  test('The event travels as a part that calendars read and as a file, and is erased once sent', async () => {
    const { hunter, offer } = await moved()
    expect((await hunter.put(`/api/v1/offers/${offer.id}/withdraw`)).statusCode).toBe(200)
    const folder = mkdtempSync(join(tmpdir(), 'venaison-calendar-'))
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const deliver = toFiles(folder, 'venaison@example.org')
    await deliverDue({ db: world.db(), log, deliver, now: () => noon })
    const last = readdirSync(folder).toSorted().at(-1)!
    const sent = readFileSync(join(folder, last), 'utf8')
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
