import type { ExpectedRow, ExpectedTransitions } from '../../model/expected-transitions.ts'

/** A form that adds or modifies something in a list, by its two calls and what its fields do (spec §5). */
export const entryForm = (create: string, update: string, fields: ExpectedRow): ExpectedTransitions => ({
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    ...fields,
    'form.submitted': ['creating if isCompleteAndNew', 'updating if isComplete', 'editing.incomplete'],
    // Once something was sent, the server may have kept it although its answer was lost.
    'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  creating: {
    [`${create} done`]: 'saved then announce',
    [`${create} failed`]: ['editing.refused if wasInvalid', 'editing.failed then reportFailure'],
    'after CALL_TIMEOUT': 'editing.failed',
  },
  updating: {
    [`${update} done`]: 'saved then announce',
    [`${update} failed`]: [
      'editing.refused if wasInvalid',
      'outdated if wasOutdated',
      'editing.failed then reportFailure',
    ],
    'after CALL_TIMEOUT': 'editing.failed',
  },
  outdated: { 'form.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
