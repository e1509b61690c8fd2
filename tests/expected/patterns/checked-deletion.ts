import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A deletion that the server allows or not beforehand (spec §8 « Deletion refused by a pre-check »), by its two calls. */
export const checkedDeletion = (check: string, call: string): ExpectedTransitions => ({
  '*': { start: 'checking' },
  checking: {
    [`${check} done`]: ['confirming if isAvailable', 'impossible'],
    [`${check} failed`]: ['outdated if wasMissing', 'unchecked then reportFailure'],
    'after CALL_TIMEOUT': 'unchecked',
    'command.closed': 'abandoned',
  },
  unchecked: { 'command.retried': 'checking', 'command.closed': 'abandoned' },
  // §8: « 'Suppression impossible.' plus a reason ».
  impossible: { 'command.closed': 'abandoned' },
  confirming: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
  sending: {
    [`${call} done`]: 'done then announce',
    [`${call} failed`]: ['outdated if wasMissing', 'refused if wasInConflict', 'failed then reportFailure'],
    'after CALL_TIMEOUT': 'failed',
  },
  // The server may have acted although its answer was lost.
  failed: { 'command.retried': 'sending', 'command.closed': 'outdated' },
  // Somebody received it meanwhile: the list no longer tells the truth.
  refused: { 'command.closed': 'outdated' },
  done: { ends: { changed: true } },
  outdated: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
