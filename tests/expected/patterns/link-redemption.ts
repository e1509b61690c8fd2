import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A link received by e-mail, used only when the person presses the button, by the call behind it. */
export const linkRedemption = (call: string): ExpectedTransitions => ({
  '*': { start: 'offered' },
  offered: { 'link.followed': 'following' },
  following: {
    [`${call} done`]: 'followed then leadOn',
    // A link that is used, expired or badly copied never becomes good again.
    [`${call} failed`]: ['dead if wasMissing', 'dead if wasRefused', 'failed then reportFailure'],
    'after CALL_TIMEOUT': 'failed',
  },
  failed: { 'link.followed': 'following' },
})
