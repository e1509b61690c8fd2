import { httpError } from '../../model/failures.ts'
import { after, answered, failed, from, type KeptByChart } from './kept.ts'

const typed = (type: string, value: string) => ({ type, value })
const chosen = 'Sous-bois calme 31'
const credentials = [
  typed('email.typed', 'ines.delorme@example.org'),
  typed('password.typed', chosen),
  { type: 'credentials.submitted' },
]
const bothPasswords = [typed('password.typed', chosen), typed('confirmation.typed', chosen)]
const resetting = [
  answered('checkPasswordReset', { is_first: false }),
  ...bothPasswords,
  { type: 'password.submitted' },
]
const noPassword = { password: '', password_confirmation: '' }

const nobody = {
  user: null,
  role: null,
  federation: null,
  permissions: null,
  second_factor: null,
  assistance: null,
}
const waiting = { id: 4, is_verified: false, is_tos_accepted: true, giver: null }
const signedIn = {
  ...nobody,
  user: { ...waiting, is_verified: true },
  role: { id: 2, code: 'receiver', label: 'Particulier' },
  permissions: [],
}
const asked = { ...signedIn, second_factor: { state: 'asked', methods: ['code'], due_on: null } }
const settled = { state: 'settled', methods: ['code'], due_on: null }

const passkey = { methods: ['code', 'passkey'], device: { knowsPasskeys: true, name: 'Téléphone' } }
const factors = { duty: settled, totp_since: '2026-03-01T08:00:00.000Z', are_passkeys_possible: true }
const twenty = httpError(409, { message: 'Vingt au plus.' })
const owed = { device: passkey.device, factors: null, isRequired: true }

/** Who arrives and who leaves: a password stays no longer than it is needed, nor anything of who has left. */
export const keptOfSignIn: KeptByChart = {
  'sign-in': [
    after(...credentials, answered('signIn', signedIn)).keeps({ boot: signedIn, password: '' }),
    after(...credentials, failed('signIn')).keeps({ password: chosen }),
  ],
  'password-reset': from({ token: 'x' }, [
    after(...resetting, answered('resetPassword', undefined)).keeps(noPassword),
    after(...resetting, failed('resetPassword', httpError(404))).keeps(noPassword),
    after(...resetting.slice(0, 2), 'password.submitted', typed('confirmation.typed', 'Sous-bois')).keeps({
      errors: {},
    }),
  ]),
  'address-gate': from({ user: waiting }, [
    after('account.checked', answered('readSession', { user: signedIn.user })).keeps({ user: signedIn.user }),
  ]),
  'address-change': [
    after(
      'form.opened',
      typed('email.typed', 'ines.nouvelle@example.org'),
      typed('password.typed', chosen),
      'form.submitted',
      answered('changeOwnAddress', undefined),
    ).keeps({ email: 'ines.nouvelle@example.org', password: '' }),
  ],
  session: [
    ...from(signedIn, [
      after({ type: 'session.expired', unsent: 0 }).keeps(nobody),
      after({ type: 'signOut.requested', unsent: 0 }, answered('signOut', undefined)).keeps(nobody),
      after({ type: 'secondFactor.changed', duty: settled }).keeps({ second_factor: settled }),
      after({ type: 'account.changed', user: waiting }).keeps({ user: waiting }),
    ]),
    ...from({ ...signedIn, assistance: { by: 'Anne Chevalier' } }, [
      after({ type: 'session.expired', unsent: 0 }).keeps(nobody),
    ]),
    ...from(asked, [after({ type: 'secondFactor.given', boot: signedIn }).keeps(signedIn)]),
    ...from(nobody, [after({ type: 'account.registered', boot: signedIn }).keeps(signedIn)]),
  ],
  'second-factor-proof': from(passkey, [
    after({ type: 'code.chosen', kind: 'recovery' }).keeps({ kind: 'recovery', code: '' }),
    after({ type: 'code.chosen', kind: 'recovery' }, typed('code.typed', 'ABCD'), {
      type: 'code.chosen',
      kind: 'application',
    }).keeps({ kind: 'application', code: '', errors: {} }),
  ]),
  'second-factor-setup': [
    ...from(owed, [after(answered('readSecondFactors', factors)).keeps({ factors })]),
    ...from({ ...owed, factors: { ...factors, totp_since: null } }, [
      after(
        'application.chosen',
        answered('applicationAddition', { factors, recovery_codes: ['aaaa-bbbb'] }),
      ).keeps({ factors, codes: ['aaaa-bbbb'] }),
      after(
        'application.chosen',
        answered('applicationAddition', { factors, recovery_codes: ['aaaa-bbbb'] }),
        answered('recoveryCodes', undefined),
      ).keeps({ codes: null }),
    ]),
  ],
  'passkey-addition': from({ name: 'Téléphone' }, [
    // Why the server refuses another one, before the device is asked or after it.
    after('passkey.requested', failed('beginPasskey', twenty)).keeps({ reason: 'Vingt au plus.' }),
    after(
      'passkey.requested',
      answered('beginPasskey', { options: { challenge: 'c' } }),
      answered('createPasskey', { id: 'k' }),
      failed('addPasskey', twenty),
    ).keeps({ reason: 'Vingt au plus.' }),
    after('passkey.requested', answered('beginPasskey', { options: { challenge: 'c' } })).keeps({
      ceremony: { challenge: 'c' },
    }),
    after(
      'passkey.requested',
      answered('beginPasskey', { options: { challenge: 'c' } }),
      answered('createPasskey', { id: 'k' }),
      answered('addPasskey', { factors, recovery_codes: null }),
    ).keeps({ ceremony: { id: 'k' }, added: { factors, recovery_codes: null } }),
  ]),
}
