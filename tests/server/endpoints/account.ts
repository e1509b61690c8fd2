import { codeAt } from '../support/second-factors/second-factors.ts'
import { noon } from '../support/in-world.ts'
import { sharedSecret, kindOf } from '../authority/matrix-callers.ts'
import { ownPasskey, ownSession, proven } from '../fuzz/seeded.ts'
import { password } from '../../world/people.ts'
import { place } from '../../world/places.ts'
import { addition, everybody, givers, receivers, signedIn, staff } from './callers.ts'
import { address, ended, factors } from './changes.ts'
import type { Rows } from './row.ts'

const theirOwn = { near: 1, far: 2, sees: () => false }

/** What people read and change about their own account, whatever their role. */
export const accountRows = {
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
  requestPasswordChange: { ...signedIn, personal: true, changes: { tokens: 'some' }, acts: null },
  changeOwnAddress: {
    ...signedIn,
    personal: true,
    sends: { email: 'other@example.org', password: 'x' },
    status: 422,
    right: { by: kindOf('a giver'), sends: { email: 'matrix-next@example.org', password } },
    changes: address,
    acts: null,
  },
  acceptTerms: {
    ...signedIn,
    personal: true,
    sends: { accept_tos: 1 },
    right: { by: kindOf('a giver who owes the terms'), sends: { accept_tos: 1 } },
    changes: { users: 0 },
    acts: null,
  },
  updateAccount: {
    ...signedIn,
    sends: {},
    status: 422,
    right: {
      by: kindOf('a giver'),
      sends: { firstname: 'Camille', lastname: 'Dupont', phone: '0639980099', city_id: place('Bourges').id },
    },
    changes: { users: 0 },
    acts: null,
  },
  setGdprState: {
    ...signedIn,
    personal: true,
    sends: { gdpr_state: 'accepted' },
    right: { by: kindOf('a receiver'), sends: { gdpr_state: 'refused' } },
    changes: { users: 0, ...ended, erasures: 'some' },
    acts: 'user.gdpr',
  },
  updateNewsletter: {
    ...signedIn,
    personal: true,
    sends: { accepted: 1 },
    changes: { users: 0, erasures: 'some' },
    acts: null,
  },
  setDeletionRequest: {
    ...signedIn,
    personal: true,
    sends: { requested: 1 },
    changes: { users: 0 },
    acts: null,
  },
  readOwnData: { ...signedIn, personal: true },
  listSessions: { ...signedIn, personal: true },
  closeSession: {
    ...signedIn,
    personal: true,
    rows: { near: 900, far: 901, sees: () => false },
    right: { by: proven, near: ownSession },
    changes: {},
    acts: null,
  },
  closeOtherSessions: { ...signedIn, personal: true, right: { by: proven }, changes: {}, acts: null },
  updateGiver: {
    opens: 'signedIn',
    who: givers,
    sends: { nit: '1812345' },
    changes: { givers: 0 },
    acts: 'giver.nit',
  },
  updateReceiver: {
    opens: 'signedIn',
    who: receivers,
    sends: { search_radius: 30 },
    changes: { receivers: 0 },
    acts: null,
  },
  listPhoneHolders: { opens: 'signedIn', who: receivers },
} satisfies Partial<Rows>
