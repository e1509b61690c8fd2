import type { ExpectedRow, ExpectedTransitions } from '../../model/expected-transitions.ts'

/**
 * A form that creates or updates a row of a list, by its two calls and the effects of its fields (spec
 * §5).
 */
export const entryForm = (create: string, update: string, fields: ExpectedRow): ExpectedTransitions => ({
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    ...fields,
    'form.submitted': ['creating if isCompleteAndNew', 'updating if isComplete', 'editing.incomplete'],
    // Once something was sent, the server may have stored it even if its answer was lost.
    'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'],
  },
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  creating: {
    [`${create} done`]: 'saved then announce',
    [`${create} failed`]: ['editing.refused if wasInvalid', 'editing.failed then reportFailure'],
  },
  updating: {
    [`${update} done`]: 'saved then announce',
    [`${update} failed`]: [
      'editing.refused if wasInvalid',
      'outdated if wasOutdated',
      'editing.failed then reportFailure',
    ],
  },
  outdated: { 'form.closed': 'dismissed' },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
})
