import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * A choice that is saved immediately or, for some values, after a confirmation (spec §8 « Confirm dialog
 * »), by its call.
 */
export const confirmedChoice = (call: string): ExpectedTransitions => ({
  // A value reloaded from the server replaces the displayed one.
  '*': { start: 'open', 'choice.read': '=' },
  open: { start: 'open.fresh', 'choice.made': ['confirming if needsConfirmation', 'saving'] },
  confirming: { 'question.confirmed': 'saving', 'question.cancelled': 'open' },
  saving: {
    [`${call} done`]: 'open.saved then announce, notifyChange',
    // The server also explains a conflict; and another choice was made meanwhile.
    [`${call} failed`]: [
      'open.refused if wasRefused',
      'open.refused then notifyChange if wasInConflict',
      'throttled if wasThrottled',
      'open.failed then reportFailure',
    ],
  },
  throttled: { 'after WAIT_IMPOSED': 'open' },
})
