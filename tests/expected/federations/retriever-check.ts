import { call } from '../patterns/call.ts'

/** Spec §5 « Retriever import: CSV file required ». */
export const retrieverCheck = {
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
    ...call(
      'checkRetrievers',
      'checked',
      'choosing.refused if wasTooLarge',
      'choosing.refused if wasRefused',
      'choosing.refused if wasInConflict',
      'choosing.failed',
    ),
  },
  checked: {
    // More than half of the members would be removed: the file may be another one's.
    'import.confirmed': ['doubting if removesMany', 'confirmed if bringsSomething'],
    'file.discarded': 'choosing',
    'import.closed': 'abandoned',
  },
  doubting: { 'question.confirmed': 'confirmed', 'question.cancelled': 'checked' },
  abandoned: { ends: null },
}
