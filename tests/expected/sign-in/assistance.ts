import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Decision 0029 « Assisted sessions ». */
export const assistance: ExpectedTransitions = {
  '*': { start: 'deciding' },
  deciding: { always: ['acting if isAssisted', 'absent'] },
  acting: { 'assistance.ended': 'ending' },
  ending: {
    'endAssistance done': 'left',
    // Nothing says that it is closed: the banner stays, and may be tried again.
    'endAssistance failed': 'failed then reportFailure',
    'after CALL_TIMEOUT': 'failed',
  },
  failed: { 'assistance.ended': 'ending' },
  left: { entering: 'leadOn' },
}
