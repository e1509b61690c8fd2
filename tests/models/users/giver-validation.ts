import type { WaitingGiver } from '../../../contract/users/giver-validation.ts'
import type { BrowserDriver } from '../../model/model.ts'
import { patient, waiting } from '../../world/people.ts'
import { federations } from '../../world/places.ts'
import { userOf } from '../pages/users.ts'

/** The validation list in the world: shared parts of the models of its flows. */
const waitingGiver = (person: { id: number }, more: Partial<WaitingGiver>): WaitingGiver => {
  const { is_manageable: _, revision: __, refusal_note: ___, pending_email: ____, ...rest } = userOf(person)
  const { has_second_factor: _____, ...user } = rest
  const created_at = '2026-11-10T09:00:00.000Z'
  return { ...user, giver: user.giver!, created_at, waited_hours: 3, finding: 'unknown', ...more }
}
/** An overdue account, and one that has just registered. */
export const late = waitingGiver(patient, { waited_hours: 7 * 24 })
export const recent = waitingGiver(waiting, {})

/** The same two when they match a member, in two federations. */
const indre = federations.find(({ code }) => code === 'FDC36')!
export const known = [
  { ...late, finding: 'known' as const },
  {
    ...recent,
    finding: 'known' as const,
    federation: { id: indre.id, code: indre.code, name: indre.name },
    federation_id: indre.id,
  },
]

/** Opens the validation list. */
export const atValidation = (driver: BrowserDriver) => driver.open('/users/givers/validation')
