/** Spec §2 « Statistics »: « each has filters, a web view or an Excel export ». */
export const statisticView = {
  '*': {
    start: 'loading',
    'filter.chosen': 'choosing then giveFilters',
    // A season, or twelve months: as if both days had been chosen.
    'period.chosen': 'choosing then giveFilters',
    'filters.cleared': 'choosing then giveFilters if isFiltered',
    'filters.given': 'loading then giveFilters if isNew',
  },
  choosing: { 'after CHOOSING_PAUSE': 'loading then notifyFilters' },
  loading: {
    'viewStatistic done': ['empty if isEmpty', 'shown'],
    'viewStatistic failed': [
      'refused if wasRefused',
      // Statistics are refused first when the server has too much to do.
      'failed then reportFailure',
    ],
  },
  // « Pagination shows first, last, and the current page » (§9); its address says the page.
  shown: { 'page.chosen': 'loading then notifyFilters' },
  failed: { 'view.retried': 'loading' },
}
