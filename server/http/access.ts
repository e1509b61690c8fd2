import type { Endpoint } from '../../contract/endpoint.ts'
import { isPower, type Permission } from '../../contract/permissions.ts'
import { isHeld } from '../../contract/shared/users.ts'
import { owing as refusals } from '../../contract/shared/second-factor/owing.ts'
import { Forbidden, Unauthenticated } from './errors.ts'
import type { Caller } from './handler.ts'

/**
 * Whether the caller holds a permission. Permissions on one's own hunts have no effect for users who are
 * not givers (spec §6).
 */
const holds = ({ permissions, validationType }: Caller, permission: Permission): boolean =>
  permissions.includes(permission) && (isPower(permission) || validationType !== null)

const isAllowed = (access: 'giver' | Permission | readonly Permission[], caller: Caller): boolean =>
  access === 'giver'
    ? caller.validationType !== null
    : [access].flat().some((permission) => holds(caller, permission))

/**
 * Refuses a call until the person has completed the gates after sign-in: a confirmed address, then the
 * current terms, then validation (design §5 « Terms first »).
 * @throws Forbidden
 */
function checkEntry({ isVerified, areTermsAccepted }: Caller): void {
  if (!isVerified)
    throw new Forbidden('Votre adresse e-mail n’est pas confirmée. Rechargez la page pour la confirmer.')
  if (!areTermsAccepted)
    throw new Forbidden('Les conditions d’utilisation sont à accepter. Rechargez la page pour les lire.')
}

/**
 * Refuses every call of a session that owes its second factor, except those needed to give it.
 * @throws Forbidden
 */
function checkSecondFactor(owing: Endpoint['owing'] = [], { secondFactor }: Caller): void {
  const state = secondFactor?.state
  if ((state === 'asked' || state === 'owed') && !owing.includes(state)) throw new Forbidden(refusals[state])
}

/**
 * Checks whether the caller may call an endpoint. Endpoints open to any signed-in person are available
 * before their address is confirmed and the terms are accepted, since the gates need them.
 * @throws Unauthenticated, Forbidden
 */
export function checkAccess(
  { access, owing }: Pick<Endpoint, 'access' | 'owing'>,
  caller: Caller | null,
): void {
  if (access === 'public') return
  if (!caller) throw new Unauthenticated()
  checkSecondFactor(owing, caller)
  if (access === 'signedIn') return
  checkEntry(caller)
  if (access === 'receiver') {
    if (!caller.isReceiver) throw new Forbidden()
    return
  }
  if (isHeld(caller.validationType))
    throw new Forbidden('Votre fédération n’a pas validé votre compte. Contactez-la.')
  if (!isAllowed(access, caller)) throw new Forbidden()
}

/** Whether the caller may call an endpoint, for those who do not have to be told why not. */
export function mayCall(endpoint: Pick<Endpoint, 'access' | 'owing'>, caller: Caller | null): boolean {
  try {
    checkAccess(endpoint, caller)
    return true
  } catch (error) {
    if (error instanceof Forbidden || error instanceof Unauthenticated) return false
    throw error
  }
}

/**
 * Refuses calls reserved to the account holder within an assisted session.
 * @throws Forbidden
 */
export function checkPersonal({ personal }: Endpoint, caller: Caller | null): void {
  if (personal && caller?.assistedBy)
    throw new Forbidden('Seule la personne peut faire cela : vous agissez à sa place.')
}
