import { isPower, type Permission } from '../../../contract/permissions.ts'
import { giver, wolfhunter } from '../../world/people.ts'
import { CHER, emptyRole, INDRE, type Kind, kindOf, wholeRole } from '../authority/matrix-callers.ts'
import type { Named, Row, Which } from './row.ts'

/** Every caller who has passed the gates. */
const all = () => true
export const givers = ({ isGiver = false }: Kind) => isGiver
export const receivers = ({ isReceiver = false }: Kind) => isReceiver
export const planners = (caller: Kind) => givers(caller) && caller.held.includes('hunts.self.write')
export const holds =
  (...codes: Permission[]) =>
  ({ held }: Kind) =>
    codes.some((code) => held.includes(code))
export const national = (code: Permission) => (caller: Kind) =>
  caller.federation === null && holds(code)(caller)

export const everybody = { opens: 'everybody', who: all } as const
export const signedIn = { opens: 'signedIn', who: all } as const
/** Anybody about their own account, unless somebody acts in their place. */
export const themselves = { ...signedIn, personal: true } as const
/** Whoever holds a link: with a wrong token there is nothing. `more`: what else is sent. */
export const byLink = (token: string, more: object = {}) =>
  ({
    ...everybody,
    sends: { ...more, token: 'none' },
    status: 404,
    right: { by: kindOf('nobody'), sends: { ...more, token } },
  }) satisfies Row
/** Anybody with a power over others, as soon as they are signed in. */
export const staff = { opens: 'signedIn', who: ({ held }: Kind) => held.some(isPower) } as const
/** Proves the requested second factor. */
export const proof = {
  ...staff,
  personal: true,
  owing: ['asked'],
  status: ({ gate }) => (gate === 'asked' ? 422 : 409),
} satisfies Row
/** Adds an owed second factor. */
export const addition = { ...staff, personal: true, owing: ['owed'] } satisfies Row

/** A row of the giver and one of the wolfhunter. */
export const owned = (near: number, far: number): Named => ({
  near,
  far,
  sees: ({ id }, which) => id === (which === 'near' ? giver.id : wolfhunter.id),
})
/** A row of Cher and one of Indre. */
export const scoped = (near: number, far: number): Named => ({
  near,
  far,
  sees: ({ federation }, which) => federation === null || federation === (which === 'near' ? CHER : INDRE),
})
/** A row of Cher, and one that does not exist. */
export const pending = (near: number): Named => ({
  near,
  far: 999_999,
  sees: ({ federation }, which) => which === 'near' && (federation === null || federation === CHER),
})
/** A row of one person, and one of somebody else. */
export const ownedBy = (personId: number, near: number, far: number): Named => ({
  near,
  far,
  sees: ({ id }, which) => which === 'near' && id === personId,
})
/** The role without permissions, and the role with every permission and a user. */
export const roles: Named = { near: emptyRole, far: wholeRole, sees: all }
/** Only callers with every power may change the role that gives them. */
export const above = (done: number) => (caller: Kind, which: Which) =>
  which === 'near' ? 200 : caller.name === 'an administrator' ? done : 403
