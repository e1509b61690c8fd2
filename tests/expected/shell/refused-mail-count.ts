import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** The menu displays their number to staff who may see them; without a network it displays none. */
export const refusedMailCount: ExpectedTransitions = {
  '*': { start: 'unasked' },
  unasked: { 'reader.admitted': 'reading' },
  reading: {
    'countRefusedMails done': 'known',
    'countRefusedMails failed': 'unknown',
    'after CALL_TIMEOUT': 'unknown',
    // A list loaded meanwhile provides the number as well.
    'requests.changed': 'reading',
    'total.read': 'known',
    'reader.left': 'unasked',
  },
  known: { 'total.read': '=', 'requests.changed': 'reading', 'reader.left': 'unasked' },
  unknown: { 'total.read': 'known', 'requests.changed': 'reading', 'reader.left': 'unasked' },
}
