import { expect, test } from 'vitest'
import { shortOutcome } from '../../../src/words/offer-outcomes.ts'
import { accepted, willing } from '../../models/pages/offers.ts'

const meeting = { ...accepted.meeting!, starts_at: '2026-03-14T16:00:00.000Z' }

test.each([
  ['A dit oui', willing],
  ['Rendez-vous 17 h', { ...accepted, meeting }],
  ['Rendez-vous proposé : 17 h', { ...accepted, meeting, state: 'confirmed' as const }],
  ['Remis', { ...accepted, meeting, state: 'handedOver' as const }],
  [
    'Rendez-vous dimanche 17 h 30',
    { ...accepted, meeting: { ...meeting, starts_at: '2026-03-15T16:30:00.000Z' } },
  ],
])('« %s » is told of an offer at a hunt of Saturday 14 March 2026', (label, offer) => {
  expect(shortOutcome(offer, '2026-03-14').label.replaceAll('\u00a0', ' ')).toBe(label)
})
