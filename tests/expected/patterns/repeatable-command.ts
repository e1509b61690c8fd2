import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * A request that can be repeated, by its call. Spec §8: « Every failed call goes through a shared error
 * handler », and a toast announces success. `isFile`: the answer becomes a download.
 */
export const repeatableCommand = (call: string, isFile = false): ExpectedTransitions => ({
  '*': { start: 'open' },
  open: { start: 'open.fresh', 'call.requested': 'calling' },
  calling: {
    [`${call} done`]: `open.done then ${isFile ? 'download, ' : ''}announce, notifySuccess`,
    [`${call} failed`]: ['throttled if wasThrottled', 'open.failed then reportFailure'],
  },
  throttled: { 'after WAIT_IMPOSED': 'open' },
})
