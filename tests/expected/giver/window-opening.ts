import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Where a reload of the page, or a link to a window, leads. */
export const windowOpening: ExpectedTransitions = {
  '*': { start: 'choosing' },
  // Some windows belong to a hunt, which is loaded first.
  choosing: { always: ['reading if isOfAHunt', 'ended'] },
  reading: {
    'readHunt done': 'ended',
    // §8: the error modal says that the hunt does not exist; the page behind it is usable.
    'readHunt failed': 'ended then reportFailure',
    'after CALL_TIMEOUT': 'ended then announce',
  },
}
