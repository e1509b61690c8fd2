import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A command with a confirmation (spec §8 « Confirm dialog »), by its call. */
export const confirmedCommand = (call: string): ExpectedTransitions => ({
  '*': { start: 'confirming' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: {
    [`${call} done`]: 'done then announce',
    // If the row is gone, the page is reloaded; a refusal is explained; any other failure can be retried.
    [`${call} failed`]: ['outdated if wasMissing', 'refused if wasInConflict', 'failed then reportFailure'],
  },
  // The server may have executed it even if its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
