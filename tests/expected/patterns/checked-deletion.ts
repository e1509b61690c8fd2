import type { ExpectedTransitions } from '../../model/expected-transitions.ts'
import { confirmedCommand } from './confirmed-command.ts'

/** A deletion with a pre-check (spec §8 « Deletion refused by a pre-check »), by its two calls. */
export const checkedDeletion = (check: string, call: string): ExpectedTransitions => ({
  // The check is followed by a confirmed command. Refused: it came into use meanwhile.
  ...confirmedCommand(call),
  '*': { start: 'checking' },
  checking: {
    [`${check} done`]: ['confirming if isAvailable', 'impossible'],
    [`${check} failed`]: ['outdated if wasMissing', 'unchecked then reportFailure'],
    'command.closed': 'abandoned',
  },
  unchecked: { 'command.retried': 'checking', 'command.closed': 'abandoned' },
  // §8: « 'Suppression impossible.' plus a reason ».
  impossible: { 'command.closed': 'abandoned' },
})
