import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A choice that is saved at once, some of its values after a question (spec §8 « Confirm dialog »), by its call. */
export const confirmedChoice = (call: string): ExpectedTransitions => ({
  // What is read from the server again replaces what was shown.
  '*': { start: 'open', 'choice.read': '=' },
  open: { start: 'open.fresh', 'choice.made': ['confirming if needsConfirmation', 'saving'] },
  confirming: { 'question.confirmed': 'saving', 'question.cancelled': 'open' },
  saving: {
    [`${call} done`]: 'open.saved then announce, notifyChange',
    // In a conflict too, the server says why; and another choice was made meanwhile.
    [`${call} failed`]: [
      'open.refused if wasRefused',
      'open.refused then notifyChange if wasInConflict',
      'throttled if wasThrottled',
      'open.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'open.failed',
  },
  throttled: { 'after WAIT_IMPOSED': 'open' },
})
