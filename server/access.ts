import type { Endpoint } from '../contract/endpoint.ts'
import { Forbidden, Unauthenticated } from './errors.ts'
import type { Caller } from './handler.ts'

/** A giver whom the federation has not validated, or has refused (spec §4). */
const isHeld = ({ validationType }: Caller) => validationType === 'waiting' || validationType === 'ban'

/**
 * Lets through who may call an endpoint.
 * @throws Unauthenticated, Forbidden
 */
export function checkAccess(access: Endpoint['access'], caller: Caller | null): void {
  if (access === 'public') return
  if (!caller) throw new Unauthenticated()
  if (access === 'signedIn') return
  if (access === 'receiver') {
    if (!caller.isReceiver) throw new Forbidden()
    return
  }
  if (isHeld(caller)) throw new Forbidden('Votre fédération n’a pas validé votre compte. Contactez-la.')
  const isAllowed = access === 'giver' ? caller.validationType !== null : caller.permissions.includes(access)
  if (!isAllowed) throw new Forbidden()
}
