/** Where a reload of the page, or a link to a window, leads. */
export const windowOpening = {
  '*': { start: 'choosing' },
  // Some windows belong to a hunt, which is loaded first.
  choosing: { always: ['reading if isOfAHunt', 'ended'] },
  reading: {
    'readHunt done': 'ended',
    // A hunt that was deleted since, or that was not answered in time, is told in a sentence; any other
    // failure opens the window of §8.
    'readHunt failed': [
      'ended then announce if wasMissing',
      'ended then announce if wasUnanswered',
      'ended then reportFailure',
    ],
  },
}
