import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { contactsMachine } from '../../../machines/giver/contacts.ts'
import { revealId } from '../../../machines/giver/contacts-setup.ts'
import { contactOf, contactsOf, planned } from '../../models/pages/giver.ts'
import { manon } from '../../world/people.ts'

const contactId = contactOf(planned, manon)

test.each([
  ['Who acts in the giver’s place obtains no number', true],
  ['The giver obtains it', false],
])('%s', async (_, are_phones_closed) => {
  const machine = contactsMachine.provide({
    actors: {
      obtainContacts: fromPromise(async (): Promise<unknown> => undefined),
      readDonations: fromPromise(async () => ({ contacts: contactsOf(planned), are_phones_closed })) as never,
    },
  })
  const actor = createActor(machine, { input: { hunt: planned } }).start()
  await waitFor(actor, (state) => state.matches('filled'))
  actor.send({ type: 'phone.requested', contactId })
  expect(actor.getSnapshot().children[revealId(contactId)] === undefined).toBe(are_phones_closed)
})
