import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A command that is confirmed before it is sent (spec §8 « Confirm dialog »), by the call behind it. */
export const confirmedCommand = (call: string): ExpectedTransitions => ({
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: {
    [`${call} done`]: 'done then announce',
    // What is gone is read again; what the server refuses is explained; anything else may be retried.
    [`${call} failed`]: ['outdated if wasMissing', 'refused if wasInConflict', 'failed then reportFailure'],
    'after CALL_TIMEOUT': 'failed',
  },
  // The server may have acted although its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
