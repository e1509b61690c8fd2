import { httpError } from '../../model/failures.ts'
import { after, answered, failed, from, type Kept, type KeptByChart } from './kept.ts'

const city = { id: 5, label: 'Bourges', label_full: '18000 BOURGES', postal_code: '18000' }
const user = {
  id: 4,
  firstname: 'Hélène',
  lastname: 'Moreau',
  phone: '0639980012',
  city,
  city_id: 5,
  federation_id: 1,
  giver: { nit: '1234567' },
  receiver: null,
}
const draft = {
  firstname: 'Hélène',
  lastname: 'Moreau',
  phone: '0639980012',
  city,
  nit: '1234567',
  isHunter: 'false',
}
const refusedNit = { nit: ['Ce NIT est déjà pris.'] }

/** A command that may be sent again: what was asked, and what succeeded last. */
const repeatable = (call: string, request: object, next: object = request): Kept[] => {
  const once = [{ type: 'call.requested', request }, answered(call, {})]
  return [
    after({ type: 'call.requested', request }).keeps({ sent: request, kept: null }),
    after(...once).keeps({ sent: request, kept: request }),
    after(...once, { type: 'call.requested', request: next }, failed(call)).keeps({
      sent: next,
      kept: request,
    }),
  ]
}
/** A command that the server refuses: why it does. */
const refusable = (call: string): Kept[] =>
  from({ subject: { id: 8 } }, [
    after('question.confirmed', failed(call, httpError(409, { message: 'Gardez au moins un moyen.' }))).keeps(
      {
        reason: 'Gardez au moins un moyen.',
      },
    ),
  ])
const renewed = answered('renewRecoveryCodes', { recovery_codes: ['ABCD-EFGH-JKLM'] })
const consent = (given: boolean) => ({ body: { newsletter: given } })

/** What a person changes of their own account. */
export const keptOfAccount: KeptByChart = {
  'account-form': from({ showForm: true, user }, [
    after({ type: 'field.typed', field: 'nit', value: '123' }, 'account.submitted').keeps({
      draft: { ...draft, nit: '123' },
      errors: { nit: ['Le NIT compte exactement 7 caractères.'] },
    }),
    // Only the name was saved: it is what an entry is compared with from then on.
    after(
      { type: 'field.typed', field: 'firstname', value: 'Anne' },
      { type: 'field.typed', field: 'nit', value: '7654321' },
      'account.submitted',
      answered('accountSaving', { unsaved: ['giver'], errors: refusedNit }),
      { type: 'field.typed', field: 'firstname', value: 'Hélène' },
    ).keeps({
      draft: { ...draft, nit: '7654321' },
      kept: { ...draft, firstname: 'Anne' },
      unsaved: ['giver', 'account'],
    }),
  ]),
  'account-saving': [
    ...from({ draft, unsaved: ['account', 'giver', 'receiver'] }, [
      after(answered('updateAccount', undefined)).keeps({ unsaved: ['giver', 'receiver'], errors: {} }),
      after(answered('updateReceiver', undefined)).keeps({ unsaved: ['account', 'giver'] }),
    ]),
    ...from({ draft, unsaved: ['account', 'giver'] }, [
      after(failed('updateGiver', httpError(422, { fields: refusedNit }))).keeps({
        unsaved: ['account', 'giver'],
        errors: refusedNit,
      }),
    ]),
  ],
  'gdpr-choice': from({ value: 'accepted' }, [
    after({ type: 'choice.made', value: 'refused' }).keeps({ value: 'accepted', wanted: 'refused' }),
    after(
      { type: 'choice.made', value: 'refused' },
      'question.confirmed',
      answered('setGdprState', undefined),
    ).keeps({ value: 'refused' }),
  ]),
  'deletion-request': from({ value: true }, [
    after({ type: 'choice.made', value: false }, answered('setDeletionRequest', undefined)).keeps({
      value: false,
      wanted: false,
    }),
  ]),
  newsletter: repeatable('updateNewsletter', consent(true), consent(false)),
  'password-change': repeatable('requestPasswordChange', {}),
  'data-export': repeatable('readOwnData', {}),
  'users-export': repeatable('exportUsers', { query: { search: 'Moreau' } }, { query: { search: '' } }),
  'weekly-digest': repeatable('updateWeeklyDigest', { body: { wanted: true } }, { body: { wanted: false } }),
  'passkey-removal': refusable('removePasskey'),
  // New codes are shown once.
  'recovery-code-renewal': [
    ...refusable('renewRecoveryCodes'),
    after('question.confirmed', renewed).keeps({ codes: ['ABCD-EFGH-JKLM'] }),
    after('question.confirmed', renewed, answered('recoveryCodes', undefined)).keeps({ codes: [] }),
  ],
}
