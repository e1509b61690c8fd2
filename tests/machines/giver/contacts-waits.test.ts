import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { controlActors } from '../../model/controlled-actors.ts'
import { httpError } from '../../model/failures.ts'
import { planned } from '../../models/pages/giver.ts'

test('Beyond the hourly limit the list says when a search is accepted again', async () => {
  const { machine, settle } = controlActors(contactsMachine, 'stubbed')
  const actor = createActor(machine, { input: { hunt: planned } }).start()
  const listed = { output: { contacts: [{ id: 1 }], is_search_due: true } }
  await settle('readDonations', listed)
  await settle('obtainContacts', { error: httpError(429, { retryAfter: 1200 }) })
  await settle('readDonations', listed)
  const { value, context } = actor.getSnapshot()
  expect([value, context.secondsToWait]).toEqual([{ filled: 'ordering' }, 1200])
})
