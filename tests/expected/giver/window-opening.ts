import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** What a reload of the page, or a link to a window, leads back to. */
export const windowOpening: ExpectedTransitions = {
  '*': { start: 'choosing' },
  // Some windows are those of a hunt, which is read first.
  choosing: { always: ['reading if isOfAHunt', 'ended'] },
  reading: {
    'readHunt done': 'ended',
    // §8: the error modal says that the hunt is not there; the page behind it is as usual.
    'readHunt failed': 'ended then reportFailure',
    'after CALL_TIMEOUT': 'ended then announce',
  },
}
