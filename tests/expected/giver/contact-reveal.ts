/** Spec §2 « Contacts modal » (« Obtenir »), §4 « Contact phone: hidden … then revealed ». */
export const contactReveal = {
  '*': { start: 'revealing' },
  revealing: {
    'revealPhone done': 'revealed then notifyPhone',
    'revealPhone failed': [
      // Design §5: « limited to 60 an hour and 200 a day per giver ».
      'overBudget if wasThrottled',
      'withdrawn if wasMissing',
      'unavailable if wasInConflict',
      'failed then reportFailure',
    ],
  },
  failed: { 'reveal.retried': 'revealing' },
  overBudget: { 'reveal.retried': 'revealing' },
}
