import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** The menu says how many there are, to who may see them; without a network it says nothing. */
export const refusedMailCount: ExpectedTransitions = {
  '*': { start: 'unasked' },
  unasked: { 'reader.admitted': 'reading' },
  reading: {
    'countRefusedMails done': 'known',
    'countRefusedMails failed': 'unknown',
    'after CALL_TIMEOUT': 'unknown',
    // The list that was read meanwhile knows as well.
    'total.read': 'known',
    'reader.left': 'unasked',
  },
  known: { 'total.read': '=', 'requests.changed': 'reading', 'reader.left': 'unasked' },
  unknown: { 'total.read': 'known', 'requests.changed': 'reading', 'reader.left': 'unasked' },
}
