import type { ExpectedTransitions } from '../../model/expected-transitions.ts'

/** Spec §2 « /statistics and /statistics/{selectedStat}; the parameter is the stat code ». */
export const statistics: ExpectedTransitions = {
  '*': { start: 'loading', 'query.changed': '=' },
  loading: {
    'listStatistics done': 'listed',
    'listStatistics failed': 'failed then reportFailure',
  },
  failed: { 'list.retried': 'loading' },
  listed: { start: 'listed.deciding', 'query.changed': 'listed.deciding' },
  'listed.deciding': {
    always: ['listed.choosing if isUnnamed', 'listed.viewing if isKnown', 'listed.unknown'],
  },
  'listed.viewing': {
    // The same statistic with other filters: the displayed rows stay, and are reloaded.
    'query.changed': ['listed.deciding if isAnother', '= then giveChosen'],
    'filters.chosen': '= then emitQuery',
  },
}
