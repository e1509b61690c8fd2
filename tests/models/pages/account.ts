import type { EndpointName } from '../../../contract/endpoints.ts'
import type { AccountPart } from '../../../machines/account/account-draft.ts'
import type { FieldErrors } from '../../../machines/patterns/field-errors.ts'
import { httpError } from '../../model/failures.ts'
import type { BrowserDriver, Driver } from '../../model/model.ts'
import { giverBoot, receiverBoot } from '../../world/boot-values.ts'
import { giver } from '../../world/people.ts'

/** « Mon compte » in the world: shared parts of the models of its flows. */
export const giverUser = giverBoot(giver).user!
export const receiverUser = receiverBoot('receiver@example.org').user!

export const atAccount = (driver: BrowserDriver) => driver.open('/account')

/** Opens the details form. */
export async function atForm(driver: BrowserDriver) {
  await atAccount(driver)
  await driver.click('button', 'Modifier mes informations')
}

/** The call that saves each part, and the errors that the server may answer. */
const calls: Record<AccountPart, EndpointName> = {
  account: 'updateAccount',
  giver: 'updateGiver',
  receiver: 'updateReceiver',
}
const refusals: Record<AccountPart, FieldErrors> = {
  account: { phone: ['Ce numéro est refusé.'] },
  giver: { nit: ['Ce NIT est refusé.'] },
  receiver: { is_hunter: ['Cette réponse est refusée.'] },
}

/** The field errors when the server refuses these parts. */
export const errorsOf = (parts: readonly AccountPart[]): FieldErrors =>
  Object.assign({}, ...parts.map((part) => refusals[part])) as FieldErrors

/** The outcome of sending one part: saved, or refused with messages by field. */
export type PartOutcome = { saved: boolean; errors: FieldErrors }

/** The possible outcomes of one part. */
export const outcomes = (part: AccountPart): PartOutcome[] => [
  { saved: true, errors: {} },
  { saved: false, errors: refusals[part] },
]

/** Ends the call of a part: saved, or refused with field errors. */
export const settlePart = (driver: Driver, part: AccountPart, { saved, errors }: PartOutcome) =>
  saved ? driver.answer(calls[part]) : driver.fail(calls[part], httpError(422, { fields: errors }))
