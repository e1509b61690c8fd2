import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** The menu displays the number of people to notify of a recall, to staff who may call them. */
export const recallCount: ExpectedTransitions = {
  '*': { start: 'unasked' },
  unasked: { 'reader.admitted': 'reading' },
  reading: {
    'countRecalls done': 'known',
    'countRecalls failed': 'unknown',
    'after CALL_TIMEOUT': 'unknown',
    'requests.changed': 'reading',
    'total.read': 'known',
    'reader.left': 'unasked',
  },
  known: { 'total.read': '=', 'requests.changed': 'reading', 'reader.left': 'unasked' },
  unknown: { 'total.read': 'known', 'requests.changed': 'reading', 'reader.left': 'unasked' },
}
