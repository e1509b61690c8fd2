import type { UserType } from '../../../contract/registration/registration.ts'
import { blankEntry, type RegistrationForm } from '../../../machines/registration/registration-draft.ts'
import { httpError } from '../../model/failures.ts'
import type { BrowserDriver, Driver } from '../../model/model.ts'
import { place } from '../../world/places.ts'

/** The registering person of the models, with an unpredictable password. */
export const chosen = 'Sous-bois calme 31'
export const entry = {
  lastname: 'Delorme',
  firstname: 'Inès',
  phone: '06 39 98 00 77',
  email: 'ines.delorme@example.org',
  nit: '',
  city: place('Vierzon'),
  isHunter: false,
  isAlways: true,
  isShared: false,
  radius: 20,
  quantities: {},
}

/** A form as the steps pass it to each other. */
export const formOf = (
  userType: UserType,
  more: Partial<RegistrationForm['entry']> = {},
): RegistrationForm => ({
  userType,
  formKey: 'form',
  errors: {},
  refusals: 0,
  specimenTypes: [],
  entry: { ...blankEntry, ...more },
})

const label = 'Commune'

/** Searches a commune and selects it. */
export async function chooseCity(driver: Driver, city = entry.city) {
  await driver.fill(label, city.label)
  await driver.elapse(250)
  await driver.answer('searchCities', [city])
  await driver.click('option', city.label_full)
}

/** Fills in the stored fields of step 1. */
export async function fillIdentity(driver: Driver) {
  await driver.fill('Nom', entry.lastname)
  await driver.fill('Prénom', entry.firstname)
  await driver.fill('Téléphone', entry.phone)
  await driver.fill('Adresse e-mail', entry.email)
  await chooseCity(driver)
}

export async function fillPasswords(driver: Driver) {
  await driver.fill('Mot de passe', chosen)
  await driver.fill('Confirmation du mot de passe', chosen)
}

/** Opens the page of a user type and fills in the stored fields of step 1. */
export async function fillAt(driver: BrowserDriver, userType: UserType) {
  await driver.open(`/register/${userType}`)
  await fillIdentity(driver)
}

/** The same, then reopens the page: the stored entry is restored. */
export async function resumeAt(driver: BrowserDriver, userType: UserType) {
  await fillAt(driver, userType)
  await driver.open(`/register/${userType}`)
}

/** Sends the registration, which the server refuses for the address and a field of step 2. */
export async function sendRefused(driver: BrowserDriver, fields: Record<string, string[]>) {
  await driver.interceptCalls()
  await fillPasswords(driver)
  await driver.click('button', 'Continuer')
  // A giver is asked for a NIT, a receiver for game.
  if ('nit' in fields) await driver.fill('NIT', '1800')
  else await driver.answer('listSpecimenTypes')
  await driver.click('button', 'Confirmer')
  await driver.fail('register', httpError(422, { fields }))
}
