import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from './confirmed-command.ts'

/** A deletion that the server allows or not beforehand (spec §8 « Deletion refused by a pre-check »), by its two calls. */
export const checkedDeletion = (check: string, call: string): ExpectedTransitions => ({
  // What follows the check is a confirmed command. Refused: somebody used it meanwhile.
  ...confirmedCommand(call),
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
})
