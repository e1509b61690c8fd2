/** Decision 0029 « Assisted sessions ». */
export const assistance = {
  '*': { start: 'deciding' },
  deciding: { always: ['acting if isAssisted', 'absent'] },
  acting: { 'assistance.ended': 'ending' },
  ending: {
    'endAssistance done': 'left',
    // The session may still be open: the banner stays, and ending it can be retried.
    'endAssistance failed': 'failed then reportFailure',
  },
  failed: { 'assistance.ended': 'ending' },
  left: { entering: 'leadBack' },
}
