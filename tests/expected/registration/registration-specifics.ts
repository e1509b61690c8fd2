import { call } from '../patterns/call.ts'

/** Spec §2 « Registration », step 2 « type-specific fields. Then submit »; §5 « Registration ». */
export const registrationSpecifics = {
  '*': { start: 'deciding' },
  deciding: { always: ['editing if needsNoTypes', 'loading'] },
  loading: {
    ...call('listSpecimenTypes', 'editing', 'unavailable'),
    'identity.resumed': 'left',
  },
  unavailable: { 'loading.retried': 'loading', 'identity.resumed': 'left' },
  editing: {
    start: 'editing.deciding',
    // §3: « nit (giver), search_radius and is_hunter (receiver), and a quantity per specimen type ».
    'nit.typed': '= then keepDraft, tellEntry if isGiver',
    'hunting.answered': '= then keepDraft, tellEntry if isReceiver',
    'radius.chosen': '= then keepDraft, tellEntry if isReceiver',
    'quantity.chosen': '= then keepDraft, tellEntry if isReceiver',
    // A receiver may already say here that they are always available.
    'always.toggled': '= then keepDraft, tellEntry if isReceiver',
    'identity.resumed': 'left',
  },
  'editing.deciding': { always: ['editing.refused if hasFieldErrors', 'editing.fresh'] },
  // §5: « Confirm also needs a NIT for a giver ».
  'editing.fresh': { 'registration.submitted': 'sending if isConfirmable' },
  'editing.refused': { 'registration.submitted': 'sending if isConfirmable' },
  'editing.failed': { 'registration.submitted': 'sending if isConfirmable' },
  // While waiting, the entry can be corrected but not sent.
  'editing.throttled': { 'after WAIT_IMPOSED': 'editing.fresh' },
  sending: {
    entering: 'tellEntry',
    'register done': 'registered then dropDraft',
    // §8: « Registration server errors are listed as field and message ».
    'register failed': [
      'editing.refused if wasRefused',
      'editing.throttled if wasThrottled',
      'editing.failed then reportFailure',
    ],
  },
}
