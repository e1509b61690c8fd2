import type { UserType } from '../../../contract/registration/registration.ts'
import { blankEntry, type RegistrationForm } from '../../../machines/registration/registration-draft.ts'
import { answered } from '../../model/failures.ts'
import type { Arrival, Hand } from '../../model/model.ts'
import { place } from '../../world/places.ts'

/** Who registers in the models, with a password that nobody would guess. */
export const chosen = 'Sous-bois calme 31'
export const entry = {
  ...{ lastname: 'Delorme', firstname: 'Inès', phone: '06 39 98 00 77', email: 'ines.delorme@example.org' },
  ...{ nit: '', city: place('Vierzon'), isHunter: false, radius: 20, quantities: {} },
}

/** A form as the steps hand it to each other. */
export const formOf = (
  userType: UserType,
  more: Partial<RegistrationForm['entry']> = {},
): RegistrationForm => ({
  ...{ userType, formKey: 'form', errors: {}, refusals: 0, specimenTypes: [] },
  entry: { ...blankEntry, ...more },
})

const label = 'Commune'

/** Looks a commune up and takes it. */
export async function chooseCity(hand: Hand, city = entry.city) {
  await hand.fill(label, city.label)
  await hand.elapse(250)
  await hand.answer('searchCities', [city])
  await hand.click('option', city.label_full)
}

/** Fills in all that is kept of step 1. */
export async function fillIdentity(hand: Hand) {
  await hand.fill('Nom', entry.lastname)
  await hand.fill('Prénom', entry.firstname)
  await hand.fill('Téléphone', entry.phone)
  await hand.fill('Adresse e-mail', entry.email)
  await chooseCity(hand)
}

export async function fillPasswords(hand: Hand) {
  await hand.fill('Mot de passe', chosen)
  await hand.fill('Confirmation du mot de passe', chosen)
}

/** Opens the page of a type and fills in what is kept of step 1. */
export async function fillAt(arrival: Arrival, userType: UserType) {
  await arrival.open(`/register/${userType}`)
  await fillIdentity(arrival)
}

/** The same, and opens the page again: what was kept is there. */
export async function resumeAt(arrival: Arrival, userType: UserType) {
  await fillAt(arrival, userType)
  await arrival.open(`/register/${userType}`)
}

/** Sends the registration, which the server refuses for an address and something of step 2. */
export async function sendRefused(arrival: Arrival, fields: Record<string, string[]>) {
  await arrival.hold()
  await fillPasswords(arrival)
  await arrival.click('button', 'Continuer')
  await arrival.answer('listSpecimenTypes')
  if ('nit' in fields) await arrival.fill('NIT', '1800')
  await arrival.click('button', 'Confirmer')
  await arrival.fail('register', answered(422, { fields }))
}
