import { describe, expect, test } from 'vitest'
import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import { OfferState } from '../../../contract/shared/offers.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { answered } from '../kept/kept.ts'
import { soundedOffer } from '../../models/pages/own-offers.ts'

/** By hand, what a receiver may do about an offer in each state; about any other nothing. */
const allowed: Partial<Record<OfferState, readonly string[]>> = {
  sounded: ['interest.given', 'interest.refused'],
  willing: ['cancellation.requested'],
  confirmed: ['interest.refused', 'meeting.accepted'],
  accepted: ['cancellation.requested'],
}
const answers = [
  'interest.given',
  'interest.refused',
  'meeting.accepted',
  'cancellation.requested',
  'absence.contested',
] as const

/** The answers that the chart takes about an offer that was read. */
function taken(offer: object): readonly string[] {
  const read = answered('listOwnOffers', [{ ...soundedOffer, ...offer }])
  const listed = getNextSnapshot(ownOffersMachine, getInitialSnapshot(ownOffersMachine), read as never)
  return answers.filter((type) => listed.can({ type, id: soundedOffer.id }))
}

describe('An offer takes the answers of its state only', () => {
  test.each(OfferState.options)('%s', (state) => expect(taken({ state })).toEqual(allowed[state] ?? []))
})

// An offer that still has to be answered expires by itself.
test.each(['willing', 'accepted'] as const)('Once it is over, what was %s cannot be given up', (state) =>
  expect(taken({ state, is_over: true })).toEqual([]),
)

test.each([true, false])('An absence can be contested while it may be: %s', (may_contest) => {
  const absence = { state: 'noted', may_contest, contest_until: '2026-05-16', behind_until: null }
  expect(taken({ state: 'noShow', is_over: true, absence })).toEqual(may_contest ? ['absence.contested'] : [])
})
