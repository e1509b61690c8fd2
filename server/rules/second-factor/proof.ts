import type { Boot } from '../../../contract/shared/session.ts'
import { Conflict } from '../../http/errors.ts'
import type { Caller, Surroundings } from '../../http/handler.ts'
import { readBoot } from '../../queries/shared/boot.ts'
import { dutyOf, findDutyOf } from './duty.ts'

/** A call that proves a second factor. */
export type Proving = Surroundings & { caller: Caller }

/**
 * The session that owes its proof; null if it has already given it, for example when an answer was lost.
 * @throws Forbidden, Conflict
 */
export function provingSession({ caller, session }: Proving): string | null {
  const { state } = dutyOf(caller)
  if (state === 'given') return null
  if (state !== 'asked' || session.hash === null)
    throw new Conflict('Votre compte n’a pas encore de double vérification.')
  return session.hash
}

/** The boot values once it is proven. */
export const bootOf = async ({ db, now, caller }: Proving): Promise<Boot> =>
  readBoot(db, caller.id, await findDutyOf(db, caller.id, now, now))
