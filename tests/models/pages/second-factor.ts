import type { SecondFactorDuty } from '../../../contract/shared/second-factor/second-factor-duty.ts'
import type { Passkey, SecondFactors } from '../../../contract/shared/second-factor/second-factor.ts'
import type { Device } from '../../../machines/shared/device-passkeys.ts'
import type { BrowserDriver, Driver } from '../../model/model.ts'
import type { Person } from '../../model/person.ts'
import { adminBoot } from '../../world/boot-values.ts'
import { admin, password } from '../../world/people.ts'

/** The second factors of admin@: shared parts of the models of their flows. */
type DutyName = 'open' | 'pressing' | 'owed' | 'asked' | 'askedForCode' | 'given'
export const duties: Readonly<Record<DutyName, SecondFactorDuty>> = {
  open: { state: 'open', due_on: null, methods: [] },
  pressing: { state: 'open', due_on: '2026-03-17', methods: [] },
  owed: { state: 'owed', due_on: '2026-03-09', methods: [] },
  asked: { state: 'asked', due_on: null, methods: ['passkey', 'code'] },
  askedForCode: { state: 'asked', due_on: null, methods: ['code'] },
  given: { state: 'given', due_on: null, methods: ['passkey', 'code'] },
}
export const bootOf = (name: DutyName) => adminBoot(duties[name])

/** A device whose browser supports passkeys, and one that does not. */
export const knowing: Device = { knowsPasskeys: true, name: 'Ordinateur Linux' }
export const ignorant: Device = { knowsPasskeys: false, name: 'Cet appareil' }

export const passkey: Passkey = {
  id: 1,
  name: 'Mac du bureau',
  created_at: '2026-02-10T08:00:00.000Z',
  last_used_at: '2026-03-09T08:00:00.000Z',
}
export const noFactors: SecondFactors = {
  duty: duties.open,
  are_passkeys_possible: true,
  passkeys: [],
  totp_since: null,
  recovery_codes_left: 0,
}
export const allFactors: SecondFactors = {
  duty: duties.given,
  are_passkeys_possible: true,
  passkeys: [passkey],
  totp_since: '2026-02-11T08:00:00.000Z',
  recovery_codes_left: 3,
}
export const owedFactors: SecondFactors = { ...noFactors, duty: duties.owed }

export const codes = ['ABCD-EFGH-JKLM', 'NPQR-STUV-WXYZ']
/** The server's answers for a first factor, and for a further one. */
export const first = { factors: allFactors, recovery_codes: codes }
export const another = { factors: allFactors, recovery_codes: null }

/** WebAuthn options and response; opaque to the charts. */
export const options = {
  options: { challenge: 'AAAA', rp: { name: 'Venaison' }, user: { id: 'AAAA', name: 'a', displayName: 'a' } },
}
export const response = { id: 'AAAA', type: 'public-key' }
export const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Venaison:admin%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Venaison',
}
/** The error of a device that already has a passkey of the account. */
export const knownDevice = () => Object.assign(new Error('known'), { name: 'InvalidStateError' })

/** Lets the device answer; the browser run has no device. */
export const deviceAnswers = (driver: Driver, name: 'createPasskey' | 'usePasskey', output: unknown) =>
  driver.answer(name, output)
export const deviceRefuses = (driver: Driver, name: 'createPasskey' | 'usePasskey', error: unknown) =>
  driver.fail(name, error)

/** Signs admin@ in with a session that has this duty; no call of the page behind follows. */
export async function signInOwing(driver: BrowserDriver, duty: DutyName) {
  await driver.open('/login')
  await driver.interceptCalls()
  await driver.fill('Adresse e-mail', admin.email)
  await driver.fill('Mot de passe', password)
  await driver.click('button', 'Se connecter')
  await driver.stubAnswer('signIn', bootOf(duty))
}

/** Opens « Mon compte » of a person with these factors. */
export async function atFactors(driver: BrowserDriver, factors: SecondFactors) {
  await driver.interceptCalls()
  await driver.open('/account')
  await driver.stubAnswer('readSecondFactors', factors)
}

/** Starts the setup of a first factor there. */
export async function atSetup(driver: BrowserDriver) {
  await atFactors(driver, noFactors)
  await driver.click('button', 'Activer la double vérification')
}

/** Adds an authenticator app, which the server answers with `answer`. */
export async function tieApplication(driver: Driver, answer: unknown) {
  await driver.stubAnswer('beginTotp', secret)
  await driver.fill('Code de l’application', '123456')
  await driver.click('button', 'Activer')
  await driver.stubAnswer('confirmTotp', answer)
}

export const seesCodes = async (person: Person) => {
  for (const code of codes) await person.within('list', 'Codes de secours').seesText(code)
}
