/** Spec §2 « Federations list »: « Initialise and import can take up to 30 seconds ». */
export const federationJob = {
  '*': { start: 'waiting' },
  waiting: { 'after PROGRESS_PAUSE': 'reading' },
  reading: {
    'readFederationJob done': ['waiting if isRunning', 'ended if isKnown', 'lost'],
    // The person did not start this call: its failure is displayed in the window, and it is repeated.
    'readFederationJob failed': ['lost if wasMissing', 'unanswered'],
  },
  unanswered: { 'after SILENCE_PAUSE': 'reading', 'progress.requested': 'reading' },
  lost: { ends: { job: null } },
}
