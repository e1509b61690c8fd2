/** Spec §4 « Registration: step 1, step 2, submit ». */
export const registration = {
  '*': { start: 'identifying' },
  identifying: {
    start: 'identifying.kept',
    'registrationIdentity done': 'specifying',
    // An entry stays on the device for a week, or an hour on a shared one, from the last change.
    'entry.changed': 'identifying.kept',
  },
  'identifying.kept': { 'after KEPT_ON_DEVICE': 'forgotten' },
  specifying: {
    start: 'specifying.kept',
    'registrationSpecifics done': ['registered if isRegistered', 'identifying'],
    'entry.changed': 'specifying.kept',
  },
  'specifying.kept': { 'after KEPT_ON_DEVICE': 'forgotten' },
  // A cleared page explains itself.
  forgotten: { entering: 'dropDraft', 'registration.restarted': 'identifying' },
}
