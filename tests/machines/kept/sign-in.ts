import { httpError } from '../../model/failures.ts'
import { answered, failed, type KeptByChart } from './kept.ts'

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
const owed = { device: passkey.device, factors: null, isRequired: true }

/** Who arrives and who leaves: a password stays no longer than it is needed, nor anything of who has left. */
export const keptOfSignIn: KeptByChart = {
  'sign-in': [
    { after: [...credentials, answered('signIn', signedIn)], keeps: { boot: signedIn, password: '' } },
    { after: [...credentials, failed('signIn')], keeps: { password: chosen } },
  ],
  'password-reset': [
    { input: { token: 'x' }, after: [...resetting, answered('resetPassword', undefined)], keeps: noPassword },
    {
      input: { token: 'x' },
      after: [...resetting, failed('resetPassword', httpError(404))],
      keeps: noPassword,
    },
    {
      input: { token: 'x' },
      after: [
        ...resetting.slice(0, 2),
        { type: 'password.submitted' },
        typed('confirmation.typed', 'Sous-bois'),
      ],
      keeps: { errors: {} },
    },
  ],
  'address-gate': [
    {
      input: { user: waiting },
      after: [{ type: 'account.checked' }, answered('readSession', { user: signedIn.user })],
      keeps: { user: signedIn.user },
    },
  ],
  'address-change': [
    {
      after: [
        { type: 'form.opened' },
        typed('email.typed', 'ines.nouvelle@example.org'),
        typed('password.typed', chosen),
        { type: 'form.submitted' },
        answered('changeOwnAddress', undefined),
      ],
      keeps: { email: 'ines.nouvelle@example.org', password: '' },
    },
  ],
  session: [
    { input: signedIn, after: [{ type: 'session.expired', unsent: 0 }], keeps: nobody },
    {
      input: signedIn,
      after: [{ type: 'signOut.requested', unsent: 0 }, answered('signOut', undefined)],
      keeps: nobody,
    },
    { input: asked, after: [{ type: 'secondFactor.given', boot: signedIn }], keeps: signedIn },
    {
      input: signedIn,
      after: [{ type: 'secondFactor.changed', duty: settled }],
      keeps: { second_factor: settled },
    },
  ],
  'second-factor-proof': [
    {
      input: passkey,
      after: [{ type: 'code.chosen', kind: 'recovery' }],
      keeps: { kind: 'recovery', code: '' },
    },
  ],
  'second-factor-setup': [
    { input: owed, after: [answered('readSecondFactors', factors)], keeps: { factors } },
    {
      input: { ...owed, factors: { ...factors, totp_since: null } },
      after: [
        { type: 'application.chosen' },
        answered('applicationAddition', { factors, recovery_codes: ['aaaa-bbbb'] }),
      ],
      keeps: { factors, codes: ['aaaa-bbbb'] },
    },
    {
      input: { ...owed, factors: { ...factors, totp_since: null } },
      after: [
        { type: 'application.chosen' },
        answered('applicationAddition', { factors, recovery_codes: ['aaaa-bbbb'] }),
        answered('recoveryCodes', undefined),
      ],
      keeps: { codes: null },
    },
  ],
  'passkey-addition': [
    {
      input: { name: 'Téléphone' },
      after: [{ type: 'passkey.requested' }, answered('beginPasskey', { options: { challenge: 'c' } })],
      keeps: { ceremony: { challenge: 'c' } },
    },
    {
      input: { name: 'Téléphone' },
      after: [
        { type: 'passkey.requested' },
        answered('beginPasskey', { options: { challenge: 'c' } }),
        answered('createPasskey', { id: 'k' }),
        answered('addPasskey', { factors, recovery_codes: null }),
      ],
      keeps: { ceremony: { id: 'k' }, added: { factors, recovery_codes: null } },
    },
  ],
}
