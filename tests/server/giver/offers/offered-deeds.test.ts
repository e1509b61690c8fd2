import { expect, test } from 'vitest'
import type { HuntOffer, HuntOffers } from '../../../../contract/giver/offers.ts'
import { dayAfter } from '../../../../contract/days.ts'
import { offerGuards } from '../../../../machines/giver/offers/hunt-offers-parts.ts'
import { planned } from '../../../world/hunts.ts'
import { giver, manon } from '../../../world/people.ts'
import { inWorld, today } from '../../support/in-world.ts'
import { accepted, ends, entry, starts } from '../../support/meetings.ts'
import { read } from '../../support/offers.ts'

const DAY = 86_400_000
const lastDay = new Date(ends.getTime() + 7 * DAY)
const moments = {
  'before the meeting': new Date(starts.getTime() - 3_600_000),
  'after the meeting': ends,
  'on the last day to note an absence': lastDay,
  'a day later': new Date(lastDay.getTime() + DAY),
}
const unmet = { meeting_id: null, specimen_type_id: null }
/** What an offer may be, as columns of its row. */
const standings = {
  sounded: { state: 'sounded', ...unmet },
  willing: { state: 'willing', ...unmet },
  confirmed: { state: 'confirmed' },
  accepted: { state: 'accepted' },
  missed: { state: 'noShow', absence: 'noted', missed_at: ends },
  pardoned: { state: 'noShow', absence: 'lifted', missed_at: ends },
} as const

type Deed = {
  isOffered: (offer: HuntOffer, context: HuntOffers) => boolean
  /** The standings in which the server refuses it at some moments only. */
  within: readonly (keyof typeof standings)[]
  path: string
  body: (day: string) => object
}
/** The buttons of an offer, and what each asks for. */
const deeds: Record<string, Deed> = {
  Remis: {
    isOffered: (offer) => offerGuards.isAccepted(null, { offer }),
    within: ['accepted'],
    path: 'hand_over',
    body: () => ({ is_warned: 1 }),
  },
  Absence: {
    isOffered: (offer) => offer.state === 'accepted' && offerGuards.isMissed(null, { offer }),
    within: ['accepted'],
    path: 'no_show',
    body: () => ({}),
  },
  'Reprendre l’absence': {
    isOffered: (offer) => offer.state === 'noShow' && offerGuards.isMissed(null, { offer }),
    within: ['missed', 'pardoned'],
    path: 'no_show',
    body: () => ({ came: 1 }),
  },
  Confirmer: {
    isOffered: (offer, context) => offerGuards.isConfirmable({ context }, { offer }),
    within: ['sounded', 'willing'],
    path: 'confirmation',
    body: (day) => entry({ day, from: '22:00', to: '22:30' }),
  },
  Retirer: {
    isOffered: (offer) => offerGuards.isWithdrawable(null, { offer }),
    within: [],
    path: 'withdraw',
    body: () => ({}),
  },
}

inWorld((world) => {
  /** What differs between what is offered of an offer and what the server does, and what was offered. */
  async function compared(id: number, startedAt: string, when: Partial<typeof moments>) {
    await world.set('hunts', { id: planned.id }, { started_at: startedAt })
    const { id: _, ...kept } = await world.one('offers', { id })
    const [offered, differences]: [string[], string[]] = [[], []]
    for (const [moment, now] of Object.entries(when)) {
      const hunter = await world.as(giver, now)
      const today = now.toISOString().slice(0, 10)
      for (const [standing, columns] of Object.entries(standings))
        for (const [name, { isOffered, within, path, body }] of Object.entries(deeds)) {
          const row = { ...kept, ...columns, expires_at: new Date(lastDay.getTime() + 30 * DAY) }
          await world.set('offers', { id }, row)
          const context = await read(hunter)
          const offer = context.offers.find((one) => one.id === id)!
          const isThere = isOffered(offer, context)
          if (isThere) offered.push(`${name}, ${standing}, ${moment}`)
          if (!isThere && !within.includes(standing as keyof typeof standings)) continue
          const asked = body(today < startedAt ? startedAt : today)
          const { statusCode, body: said } = await hunter.put(`/api/v1/offers/${id}/${path}`, asked)
          if ((statusCode === 200) !== isThere) differences.push(`${name}, ${standing}, ${moment}: ${said}`)
        }
    }
    return { differences, offered }
  }

  test('Of an offer its giver is offered what the server accepts at that moment', async () => {
    const { id } = await accepted(world, manon, entry())
    const { differences, offered } = await compared(id, today, moments)
    expect(differences).toEqual([])
    const about = (name: string) => offered.filter((one) => one.startsWith(`${name}, `))
    expect(about('Absence')).toEqual([
      'Absence, accepted, after the meeting',
      'Absence, accepted, on the last day to note an absence',
    ])
    expect(about('Confirmer').at(-1)).toBe('Confirmer, willing, on the last day to note an absence')
  })

  test('Before the day of a hunt nothing of it is handed over', async () => {
    const { id } = await accepted(world, manon, entry())
    const early = { 'before the meeting': moments['before the meeting'] }
    const { differences, offered } = await compared(id, dayAfter(today, 3), early)
    expect(differences).toEqual([])
    expect(offered.filter((one) => one.startsWith('Remis'))).toEqual([])
  })
})
