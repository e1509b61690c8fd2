import type { ExpectedRow } from '../../model/expected-transitions.ts'
import { call } from './call.ts'

/** Once something was sent, the server may have stored it even if its answer was lost. */
export const closing = { 'form.closed': ['discarding if hasChanges', 'dismissed if wasSent', 'abandoned'] }

/** An entry that somebody leaves, which is lost only after a question. */
export const leftEntry = {
  discarding: {
    'question.confirmed': ['dismissed if wasSent', 'abandoned'],
    'question.cancelled': 'editing.resumed',
  },
  saved: { ends: { changed: true } },
  dismissed: { ends: { changed: true } },
  abandoned: { ends: { changed: false } },
}

/** A form that updates a row, by its call and the effects of its fields (spec §5). */
export const changeForm = (update: string, fields: ExpectedRow) => ({
  '*': { start: 'editing' },
  editing: {
    start: 'editing.fresh',
    ...fields,
    'form.submitted': ['updating if isComplete', 'editing.incomplete'],
    ...closing,
  },
  updating: call(
    update,
    'saved then announce',
    'editing.refused if wasInvalid',
    'outdated if wasOutdated',
    'editing.failed',
  ),
  outdated: { 'form.closed': 'dismissed' },
  ...leftEntry,
})

/** A form that creates or updates a row of a list, by its two calls and the effects of its fields. */
export const entryForm = (create: string, update: string, fields: ExpectedRow) => {
  const form = changeForm(update, fields)
  const submitted = ['creating if isCompleteAndNew', ...form.editing['form.submitted']]
  return {
    ...form,
    editing: { ...form.editing, 'form.submitted': submitted },
    creating: call(create, 'saved then announce', 'editing.refused if wasInvalid', 'editing.failed'),
  }
}
