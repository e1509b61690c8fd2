import type { Contact } from '../../contract/giver/contacts.ts'
import type { HuntOffer, HuntOffers } from '../../contract/giver/offers.ts'
import { OfferState } from '../../contract/shared/offers.ts'

export const HOW_MANY = 1000
const first = ['Camille', 'Dominique', 'Claude', 'Maxime', 'Sacha', 'Andrea', 'Louison']
const last = ['Martin', 'Petit', 'Moreau', 'Girard', 'Lambert', 'Mercier', 'Roussel', 'Gauthier', 'Perrin']
const cities = ['Bourges', 'Vierzon', 'Sancerre', 'Saint-Amand-Montrond', 'Issoudun']

const pick = (names: readonly string[], at: number) => names[at % names.length] ?? ''

const contact = (id: number): Contact => ({
  id,
  firstname: pick(first, id),
  lastname: pick(last, Math.floor(id / first.length)),
  phone: id % 3 ? null : `06 39 98 ${String(id).padStart(4, '0')}`,
  shown_at: id % 3 ? null : '2026-01-01T08:00:00.000Z',
  distance: (id * 7) % 80,
  city: { label: pick(cities, id) },
  sum_donation: id % 4,
  wishes: [{ specimen_type_id: 1 + (id % 2), quantity: 1 + (id % 5), icon_url: '/specimens/sanglier.svg' }],
  donations: [],
})

const states = OfferState.options
const stateOf = (id: number): OfferState => states[id % states.length]!
/** With a meeting, and something promised. */
const isMet = (id: number) =>
  ['confirmed', 'accepted', 'handedOver', 'noShow', 'cancelledLate'].includes(stateOf(id))
const meeting = {
  place: 'Place de l’église',
  city: 'Bourges',
  starts_at: '2036-01-01T17:00:00.000Z',
  ends_at: '2036-01-01T17:30:00.000Z',
  is_over: false,
}

const offer = (id: number): HuntOffer => ({
  id,
  contact_id: id,
  firstname: pick(first, id),
  lastname: pick(last, Math.floor(id / first.length)),
  phone: null,
  state: stateOf(id),
  sounded_at: '2026-01-01T08:00:00.000Z',
  expires_at: '2036-01-01T08:00:00.000Z',
  answered_at: null,
  reason: 'C’est son tour : n’a encore jamais reçu de gibier et habite à 4 km.',
  is_unheard: false,
  absence: stateOf(id) === 'noShow' ? 'noted' : null,
  may_miss: stateOf(id) === 'noShow',
  obstacle: null,
  given: isMet(id) ? 'sanglier' : null,
  is_boar: isMet(id),
  meeting: isMet(id) ? meeting : null,
})

const each = <Row>(row: (id: number) => Row) => Array.from({ length: HOW_MANY }, (_, at) => row(at + 1))

/** The contacts of a hunt, as many as are kept. */
export const manyContacts = each(contact)

/** An offer to each of them, in every state, some with a meeting. */
export const manyOffers: HuntOffers = {
  offers: each(offer),
  candidates: 0,
  may_ask: true,
  to_give: 3,
  next: null,
  turns: [],
}
