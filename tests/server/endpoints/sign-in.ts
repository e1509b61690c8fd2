import { codeAt } from '../support/second-factors/second-factors.ts'
import { noon } from '../support/in-world.ts'
import { sharedSecret, kindOf } from '../authority/matrix-callers.ts'
import {
  confirmLinkToken,
  giver,
  receiver,
  password,
  resetLinkToken,
  signInLinkToken,
  stopLinkToken,
} from '../../world/people.ts'
import { byLink, everybody, proof, signedIn } from './callers.ts'
import { address } from './changes.ts'
import type { Rows } from './row.ts'

const fresh = { password: 'Gibier-et-forêt', password_confirmation: 'Gibier-et-forêt' }
const nobody = kindOf('nobody')
const asked = kindOf('staff asked for their second factor')

/** Signing in and out, and links that were mailed. */
export const signInRows = {
  signIn: {
    ...everybody,
    // Of an account whose hash costs little, and of another one than the right call, which failures would delay.
    sends: { email: receiver.email, password: 'wrong' },
    status: 422,
    right: { by: nobody, sends: { email: giver.email, password } },
    changes: { users: 0 },
    acts: null,
  },
  signOut: { ...everybody, changes: {}, acts: null },
  requestPasswordReset: {
    ...everybody,
    sends: { email: 'who@example.org' },
    right: { by: nobody, sends: { email: giver.email } },
    changes: { tokens: 'some' },
    acts: null,
  },
  checkPasswordReset: { ...byLink(resetLinkToken), changes: {}, acts: null },
  resetPassword: {
    ...byLink(resetLinkToken, fresh),
    changes: { users: 0, tokens: 'some', address_changes: 'some' },
    acts: null,
  },
  checkAddressLink: { ...byLink(confirmLinkToken), status: 200, changes: {}, acts: null },
  confirmAddress: { ...byLink(confirmLinkToken), changes: { ...address, givers: 0 }, acts: null },
  stopAddressChange: { ...byLink(stopLinkToken), changes: address, acts: 'user.address_stopped' },
  requestAddressConfirmation: {
    ...signedIn,
    status: ({ account }) => (account && 'email_verified_at' in account ? 200 : 409),
    changes: { tokens: 'some' },
    acts: null,
  },
  signInByLink: {
    ...byLink(signInLinkToken),
    right: { by: kindOf('an administrator'), sends: { token: signInLinkToken } },
    changes: { tokens: 0, users: 0 },
    acts: 'user.assisted',
  },
  endAssistance: { ...everybody, changes: {}, acts: null },

  // Other callers need no second factor, and have none.
  beginPasskeyProof: {
    ...proof,
    status: 409,
    right: { by: asked },
    changes: { passkey_challenges: 'some' },
    acts: null,
  },
  provePasskey: {
    ...proof,
    sends: { response: {} },
    never: 'the key of a device signs a challenge that is drawn for it',
    changes: { passkeys: 0, passkey_challenges: 'some' },
    acts: null,
  },
  proveCode: {
    ...proof,
    sends: { code: '123456' },
    right: { by: asked, sends: { code: codeAt(sharedSecret, noon) } },
    changes: { totp_secrets: 0, recovery_codes: 0, users: 0 },
    acts: null,
  },
} satisfies Partial<Rows>
