import { entryForm } from '../../patterns/entry-form.ts'

const form = entryForm('noteOwnSample', 'sendOwnSample', { 'boar.ticked': '=', 'field.typed': '=' })

/**
 * Decision 0069: registering a sample of the giver's boars, then sending it; the server's refusals are
 * displayed.
 */
export const ownSample = {
  ...form,
  creating: {
    ...form['creating'],
    'noteOwnSample failed': [
      'editing.refused if wasInvalid',
      'outdated if wasOutdated',
      'editing.failed then reportFailure',
    ],
  },
  updating: {
    ...form['updating'],
    'sendOwnSample failed': [
      'editing.refused if wasInvalid',
      'outdated if wasOutdated',
      'editing.failed then reportFailure',
    ],
  },
}
