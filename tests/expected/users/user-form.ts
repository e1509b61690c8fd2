import { call } from '../patterns/call.ts'
import { entryForm } from '../patterns/entry-form.ts'

/** Spec §2 « Users list », §5 « User form (back-office) », §6. */
export const userForm = {
  ...entryForm('createUser', 'updateUser', {
    'field.typed': '=',
    // §6: givers and receivers « register through the public form »: their role is not chosen here.
    'choice.made': '= if isOpen',
    'city.changed': '=',
  }),
  '*': { start: 'preparing' },
  // What somebody else stored meanwhile is compared with the entry, which is not lost.
  outdated: { start: 'outdated.reading', 'form.closed': 'discarding' },
  'outdated.lost': { 'form.closed': 'dismissed' },
  'outdated.reading': call(
    'readUser',
    ['outdated.lost if isLocked', 'saved then announce if isStored', 'outdated.compared'],
    'outdated.lost if wasMissing',
    'outdated.unread',
  ),
  'outdated.compared': { 'entry.reapplied': 'editing then endSearch, searchAnew' },
  'outdated.unread': { 'reading.retried': 'outdated.reading' },
  preparing: { 'userChoices done': ['editing if hasChoices', 'abandoned'] },
}
