import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §5 « Retriever import: CSV file required ». */
export const retrieverCheck: ExpectedTransitions = {
  '*': { start: 'choosing' },
  choosing: {
    start: 'choosing.ready',
    'file.chosen': ['choosing.ready if isSmallEnough', 'choosing.refused'],
    // §5: « CSV file required ».
    'check.requested': ['checking if hasFile', 'choosing.refused'],
    'import.closed': 'abandoned',
  },
  checking: {
    'check.cancelled': 'choosing',
    'import.closed': 'abandoned',
    'checkRetrievers done': 'checked',
    'checkRetrievers failed': [
      'choosing.refused if wasTooLarge',
      'choosing.refused if wasRefused',
      'choosing.refused if wasInConflict',
      'choosing.failed then reportFailure',
    ],
    'after UPLOAD_TIMEOUT': 'choosing.failed',
  },
  checked: {
    'import.confirmed': 'confirmed if bringsSomething',
    'file.discarded': 'choosing',
    'import.closed': 'abandoned',
  },
  abandoned: { ends: null },
}
