import { call } from '../patterns/call.ts'

/** Decision 0029 « Assisted sessions ». */
export const assistance = {
  '*': { start: 'deciding' },
  deciding: { always: ['acting if isAssisted', 'absent'] },
  acting: { 'assistance.ended': 'ending' },
  // The session may still be open: the banner stays, and ending it can be retried.
  ending: call('endAssistance', 'left', 'failed'),
  failed: { 'assistance.ended': 'ending' },
  left: { entering: 'reopenRecord' },
}
