import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §4 « Registration: step 1, step 2, submit ». */
export const registration: ExpectedTransitions = {
  '*': { start: 'identifying' },
  identifying: { 'registrationIdentity done': 'specifying' },
  specifying: { 'registrationSpecifics done': ['registered if isRegistered', 'identifying'] },
}
