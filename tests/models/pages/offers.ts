import type { ConfirmationChoices } from '../../../contract/giver/meetings.ts'
import type { HuntOffer, HuntOffers } from '../../../contract/giver/offers.ts'
import { dayAfter } from '../../../contract/days.ts'
import type { BrowserDriver } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { listedHunts, specimenTypes } from '../../world/answers.ts'
import { acceptedOffer, meetings, openOffer, willingOffer } from '../../world/offers.ts'
import { camille, manon, paul, receiver, wolfhunter } from '../../world/people.ts'
import { sampled } from '../../world/sanitary.ts'
import { noonToday, today } from '../../world/today.ts'
import { atHome, called, contactOf, planned } from './giver.ts'

/** The offer for the planned hunt of the world: to Julie, unanswered. */
export const julie: HuntOffer = {
  id: openOffer.id,
  contact_id: null,
  firstname: receiver.firstname,
  lastname: receiver.lastname,
  phone: null,
  state: 'sounded',
  sounded_at: '2026-03-10T11:00:00.000Z',
  expires_at: '2026-03-11T05:00:00.000Z',
  answered_at: null,
  reason: 'C’est son tour : n’a encore jamais reçu de gibier et habite à 45,1 km.',
  is_unheard: false,
  absence: null,
  may_miss: false,
  obstacle: null,
  given: null,
  is_boar: false,
  meeting: null,
}
/** A hunt without offers. */
export const noOffers: HuntOffers = {
  offers: [],
  candidates: 0,
  may_ask: false,
  to_give: 0,
  next: null,
  turns: [],
}

/** Manon accepted an offer. */
export const willing: HuntOffer = {
  ...julie,
  id: 900,
  contact_id: contactOf(planned, manon),
  firstname: manon.firstname,
  lastname: manon.lastname,
  phone: manon.phone,
  state: 'willing',
}
/** Manon accepted a meeting, which is over. */
export const accepted: HuntOffer = {
  ...willing,
  state: 'accepted',
  may_miss: true,
  given: 'sanglier, bracelet SA 0451',
  is_boar: true,
  meeting: {
    place: 'Place de l’église',
    city: 'Bourges',
    starts_at: '2026-03-17T17:00:00.000Z',
    ends_at: '2026-03-17T17:30:00.000Z',
    is_over: true,
  },
}

/** The wolfhunter's hunt: Paul accepted an offer, and Camille accepted yesterday's meeting. */
export const met = listedHunts('informed', today, wolfhunter)[0]!
const answered = { sounded_at: noonToday.toISOString(), expires_at: noonToday.toISOString() }
export const paulsOffer: HuntOffer = {
  ...julie,
  ...answered,
  id: willingOffer.id,
  contact_id: contactOf(met, paul),
  firstname: paul.firstname,
  lastname: paul.lastname,
  state: 'willing',
}
export const camillesOffer: HuntOffer = {
  ...julie,
  ...answered,
  id: acceptedOffer.id,
  contact_id: null,
  firstname: camille.firstname,
  lastname: camille.lastname,
  state: 'accepted',
  may_miss: true,
  given: 'sanglier',
  is_boar: true,
  meeting: {
    place: meetings[0]!.place,
    city: meetings[0]!.city,
    starts_at: `${dayAfter(today, -1)}T17:00:00.000Z`,
    ends_at: `${dayAfter(today, -1)}T17:30:00.000Z`,
    is_over: true,
  },
}

const [, tomorrow] = meetings
/** The choices in the world: two noted boars, and a meeting tomorrow. */
export const choices: ConfirmationChoices = {
  animals: [
    { id: 2, tag: 'SA 0777', label: 'sanglier', killed_at: null },
    { id: sampled.id, tag: sampled.tag, label: 'sanglier', killed_at: null },
  ],
  promised: null,
  types: specimenTypes.map(({ id, label }) => ({ id, label })),
  cities: [{ id: tomorrow!.city_id, label: tomorrow!.city }],
  meeting: {
    place: tomorrow!.place,
    city_id: tomorrow!.city_id,
    day: dayAfter(today, tomorrow!.day),
    from: tomorrow!.from,
    to: tomorrow!.to,
    contact_name: null,
    contact_phone: null,
  },
}

/** Opens the contacts of the wolfhunter's hunt, with its offers. */
async function atMetHunt(driver: BrowserDriver) {
  await atHome(driver)
  await driver.interceptCalls()
  await driver.click('button', `Contacts de ${called(met)}`)
  await driver.answer('listHuntOffers')
  await driver.click('button', /^Propositions/)
}

/** In the browser, the wolfhunter presses a button of an offer. */
export const onOffer = (button: string) => ({
  as: 'louvetier',
  extraCalls: ['listHuntOffers' as const],
  navigate: clicking(button, atMetHunt),
})
