import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A mailed link that is used only when the person presses the button, by its call. */
export const linkRedemption = (call: string): ExpectedTransitions => ({
  '*': { start: 'offered' },
  offered: { 'link.followed': 'following' },
  following: {
    [`${call} done`]: 'followed then reopenApplication',
    // A used, expired or mistyped link never becomes valid again.
    [`${call} failed`]: ['dead if wasMissing', 'dead if wasRefused', 'failed then reportFailure'],
  },
  failed: { 'link.followed': 'following' },
})
