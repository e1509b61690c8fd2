import type { HuntOffer } from '../../contract/giver/offers.ts'
import { type AbsenceState, isOpenOffer, type OfferState } from '../../contract/shared/offers.ts'
import { clockTime, momentDay, placeDay } from './words.ts'

type Outcome = { tone: 'success' | 'warning' | 'neutral'; label: string }

/** The outcome of an offer, for its giver. */
const givenOutcomes: Record<OfferState, Outcome> = {
  sounded: { tone: 'warning', label: 'Réponse attendue' },
  willing: { tone: 'success', label: 'A dit oui' },
  declined: { tone: 'neutral', label: 'A dit non' },
  expired: { tone: 'neutral', label: 'Sans réponse' },
  withdrawn: { tone: 'neutral', label: 'Proposition retirée' },
  cancelled: { tone: 'neutral', label: 'A renoncé' },
  confirmed: { tone: 'warning', label: 'Rendez-vous proposé' },
  accepted: { tone: 'success', label: 'Rendez-vous accepté' },
  handedOver: { tone: 'success', label: 'Remis' },
  noShow: { tone: 'neutral', label: 'Absence notée' },
  cancelledLate: { tone: 'neutral', label: 'A renoncé peu avant' },
}

/** The same of an offer, unless the person left without giving it up. */
export const givenOutcome = ({ state, has_left: hasLeft }: Pick<HuntOffer, 'state' | 'has_left'>): Outcome =>
  hasLeft ? { tone: 'neutral', label: 'Plus joignable' } : givenOutcomes[state]

/** The same in few words: an open meeting by its hour, and by the day of the week if it is not on `day`. */
export function shortOutcome(offer: HuntOffer, day: string): Outcome {
  const { tone, label } = givenOutcome(offer)
  const { meeting, state } = offer
  if (!meeting || !isOpenOffer(offer)) return { tone, label }
  const { starts_at } = meeting
  const weekday = placeDay(starts_at) === day ? '' : momentDay(starts_at).split(' ')[0]
  const when = [weekday, clockTime(starts_at)].filter(Boolean).join(' ')
  return { tone, label: state === 'accepted' ? `Rendez-vous ${when}` : `${label} : ${when}` }
}

/** The state of an absence, for both sides. */
export const absences: Record<AbsenceState, string> = {
  noted: 'Absence notée',
  contested: 'Absence contestée',
  upheld: 'Absence maintenue',
  lifted: 'Absence annulée',
}
