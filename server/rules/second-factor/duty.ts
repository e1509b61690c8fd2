import { dayAfter, parisDay } from '../../../contract/days.ts'
import { limits } from '../../../contract/limits.ts'
import { isPower, type Permission } from '../../../contract/permissions.ts'
import type {
  FactorMethod,
  SecondFactorDuty,
} from '../../../contract/shared/second-factor/second-factor-duty.ts'
import type { Db } from '../../database.ts'
import { Forbidden } from '../../http/errors.ts'
import type { Caller } from '../../http/handler.ts'
import {
  type DutyRow,
  advanceDueDays,
  findDutyRow,
  setDueDay,
} from '../../queries/shared/second-factor/second-factor-duty.ts'

/** An account and one of its sessions. `givenAt`: when the session gave its second factor, or null. */
export type Standing = DutyRow & { id: number; permissions: readonly Permission[]; givenAt: Date | null }

const methodsOf = ({ has_passkey, has_totp, has_recovery_codes }: DutyRow): FactorMethod[] => [
  ...(has_passkey ? (['passkey'] as const) : []),
  ...(has_totp || has_recovery_codes ? (['code'] as const) : []),
]

/** What the session owes on a day. */
function dutyOn(today: string, standing: Standing, due_on: string | null): SecondFactorDuty {
  const methods = methodsOf(standing)
  if (standing.givenAt) return { state: 'given', due_on: null, methods }
  if (standing.has_passkey || standing.has_totp) return { state: 'asked', due_on: null, methods }
  return { state: due_on !== null && due_on <= today ? 'owed' : 'open', due_on, methods: [] }
}

/** The day by which a person who signs in today must have a second factor. */
const lastDay = (today: string, grace: number | null) =>
  dayAfter(today, Math.min(grace ?? limits.secondFactorGrace, limits.secondFactorGrace))

/** Shortens running grace periods of a federation's staff to its new grace period. */
export const shortenGrace = (db: Db, federationId: number, grace: number | null, now: Date) =>
  advanceDueDays(db, federationId, lastDay(parisDay(now), grace))

/**
 * What a session owes; null without a power over others. An account found with a power but without a
 * factor or due day gets a due day.
 */
export async function findDuty(db: Db, standing: Standing, now: Date): Promise<SecondFactorDuty | null> {
  if (!standing.permissions.some(isPower)) return null
  const today = parisDay(now)
  if (standing.is_second_factor_waived) return dutyOn(today, standing, null)
  const duty = dutyOn(today, standing, standing.second_factor_due_on)
  if (duty.state !== 'open' || duty.due_on !== null) return duty
  return dutyOn(
    today,
    standing,
    await setDueDay(db, standing.id, lastDay(today, standing.second_factor_grace)),
  )
}

/** What a session owes that gave its second factor at `givenAt`. */
export async function findDutyOf(db: Db, userId: number, givenAt: Date | null, now: Date) {
  const row = await findDutyRow(db, userId)
  return row ? findDuty(db, { ...row, givenAt }, now) : null
}

/**
 * What the caller's session owes.
 * @throws Forbidden if no second factor is required
 */
export function dutyOf({ secondFactor }: Pick<Caller, 'secondFactor'>): SecondFactorDuty {
  if (!secondFactor) throw new Forbidden('Votre compte n’a pas besoin de double vérification.')
  return secondFactor
}
