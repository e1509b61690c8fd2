import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * Spec §2 « Giver validation list »: « Lists givers awaiting validation ». The menu shows their number to
 * staff who may see them; without a network it shows none.
 */
export const giverValidationCount: ExpectedTransitions = {
  '*': { start: 'unasked' },
  unasked: { 'reader.admitted': 'reading' },
  reading: {
    'countGiverValidations done': 'known',
    'countGiverValidations failed': 'unknown',
    'after CALL_TIMEOUT': 'unknown',
    // A list loaded meanwhile provides the number as well.
    'requests.changed': 'reading',
    'total.read': 'known',
    'reader.left': 'unasked',
  },
  known: { 'total.read': '=', 'requests.changed': 'reading', 'reader.left': 'unasked' },
  unknown: { 'total.read': 'known', 'requests.changed': 'reading', 'reader.left': 'unasked' },
}
