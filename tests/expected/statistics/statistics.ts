import { call } from '../patterns/call.ts'

/** Spec §2 « /statistics and /statistics/{selectedStat}; the parameter is the stat code ». */
export const statistics = {
  '*': { start: 'loading', 'query.changed': '=' },
  loading: call('listStatistics', 'listed', 'failed'),
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
