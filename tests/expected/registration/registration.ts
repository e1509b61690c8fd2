import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §4 « Registration: step 1, step 2, submit ». */
export const registration: ExpectedTransitions = {
  '*': { start: 'identifying' },
  identifying: {
    start: 'identifying.kept',
    'registrationIdentity done': 'specifying',
    // Who a person is stays a week on their device, an hour on one that others use, counted from the last change.
    'entry.changed': 'identifying.kept',
  },
  'identifying.kept': { 'after KEPT_ON_DEVICE': 'forgotten' },
  specifying: {
    start: 'specifying.kept',
    'registrationSpecifics done': ['registered if isRegistered', 'identifying'],
    'entry.changed': 'specifying.kept',
  },
  'specifying.kept': { 'after KEPT_ON_DEVICE': 'forgotten' },
  // The page is not left empty without a word.
  forgotten: { entering: 'dropDraft', 'registration.restarted': 'identifying' },
}
