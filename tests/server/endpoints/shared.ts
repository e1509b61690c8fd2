import { noon } from '../support/in-world.ts'
import { codeAt } from '../support/second-factors/second-factors.ts'
import { CHER, distantReceiver, INDRE, kindOf, sharedSecret } from '../authority/matrix-callers.ts'
import { ownPasskey, proven } from '../fuzz/seeded.ts'
import { password, receiver } from '../../world/people.ts'
import {
  addition,
  everybody,
  holds,
  receivers,
  roles,
  scoped,
  signedIn,
  staff,
  themselves,
} from './callers.ts'
import { address, ended, factors } from './changes.ts'
import type { Rows } from './row.ts'

const theirOwn = { near: 1, far: 2, sees: () => false }

/** What several spaces use: lists to choose from, second factors, the own account, audit logs. */
export const sharedRows = {
  listFederations: { who: holds('federations.view') },
  listRoles: { who: holds('roles.view', 'users.view', 'users.write') },
  searchCities: everybody,
  listSpecimenTypes: everybody,
  readSession: { ...signedIn, owing: ['asked', 'owed'] },
  readSecondFactors: addition,
  beginPasskey: { ...addition, changes: { passkey_challenges: 'some' }, acts: null },
  addPasskey: {
    ...addition,
    sends: { name: 'Téléphone', response: {} },
    status: 422,
    never: 'the key of a device signs a challenge that is drawn for it',
    changes: { ...factors, passkeys: 1, passkey_challenges: 'some' },
    acts: 'factor.added',
  },
  removePasskey: {
    ...staff,
    personal: true,
    rows: theirOwn,
    right: { by: proven, near: ownPasskey },
    changes: { ...factors, passkeys: -1 },
    acts: 'factor.removed',
  },
  beginTotp: { ...addition, changes: { totp_secrets: 'some' }, acts: null },
  confirmTotp: {
    ...addition,
    sends: { code: '123 456' },
    status: 422,
    right: { by: kindOf('every power in Cher'), sends: { code: codeAt(sharedSecret, noon) } },
    changes: { ...factors, totp_secrets: 0 },
    acts: 'factor.added',
  },
  removeTotp: {
    ...staff,
    personal: true,
    right: { by: proven },
    changes: { ...factors, totp_secrets: -1 },
    acts: 'factor.removed',
  },
  renewRecoveryCodes: {
    ...staff,
    personal: true,
    status: 409,
    right: { by: proven },
    changes: factors,
    acts: 'factor.codes',
  },
  changeOwnAddress: {
    ...themselves,
    sends: { email: 'other@example.org', password: 'x' },
    status: 422,
    right: { by: kindOf('a giver'), sends: { email: 'matrix-next@example.org', password } },
    changes: address,
    acts: null,
  },
  acceptTerms: {
    ...themselves,
    sends: { accept_tos: 1 },
    right: { by: kindOf('a giver who owes the terms'), sends: { accept_tos: 1 } },
    changes: { users: 0 },
    acts: null,
  },
  setGdprState: {
    ...themselves,
    sends: { gdpr_state: 'accepted' },
    right: { by: kindOf('a receiver'), sends: { gdpr_state: 'refused' } },
    changes: { users: 0, ...ended, erasures: 'some' },
    acts: 'user.gdpr',
  },
  updateReceiver: {
    opens: 'signedIn',
    who: receivers,
    sends: { search_radius: 30 },
    changes: { receivers: 0 },
    acts: null,
  },
  listUserAuditLog: { who: holds('users.view'), rows: scoped(receiver.id, distantReceiver) },
  listRoleAuditLog: { who: holds('roles.view'), rows: roles },
  listFederationAuditLog: { who: holds('federations.view'), rows: scoped(CHER, INDRE) },
} satisfies Partial<Rows>
