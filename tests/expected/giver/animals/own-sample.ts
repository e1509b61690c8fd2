import { call } from '../../patterns/call.ts'
import { entryForm } from '../../patterns/entry-form.ts'

/**
 * Decision 0069: registering a sample of the giver's boars, then sending it; the server's refusals are
 * displayed.
 */
export const ownSample = {
  ...entryForm('noteOwnSample', 'sendOwnSample', { 'boar.ticked': '=', 'field.typed': '=' }),
  creating: call(
    'noteOwnSample',
    'saved then announce',
    'editing.refused if wasInvalid',
    'outdated if wasOutdated',
    'editing.failed',
  ),
}
