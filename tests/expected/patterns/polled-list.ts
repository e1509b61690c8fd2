/**
 * A list that is read again while it is shown, by its call. A background reading that fails opens no window; the page
 * says that it is outdated.
 */
export const polledList = (call: string) => ({
  'listed.fresh': { 'after POLL_PAUSE': 'listed.refreshing' },
  'listed.refreshing': { [`${call} done`]: 'listed.fresh', [`${call} failed`]: 'listed.stale' },
  'listed.stale': { 'after POLL_PAUSE': 'listed.refreshing' },
  'listed.failed': { 'after POLL_PAUSE': 'listed.refreshing' },
})
