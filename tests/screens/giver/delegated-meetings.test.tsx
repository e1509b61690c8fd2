import { render } from '@testing-library/react'
import { test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Request } from '../../../contract/endpoint.ts'
import type { Endpoints } from '../../../contract/endpoints.ts'
import type { DelegatedMeeting } from '../../../contract/giver/meeting-links.ts'
import { delegatedMeetingsMachine } from '../../../machines/giver/offers/delegated-meetings.ts'
import { DelegatedMeetings } from '../../../src/screens/giver/offers/delegated-meetings.tsx'
import { planned } from '../../models/pages/giver.ts'
import { personOf } from '../run/person.ts'

const person = personOf()

/** Shows one meeting held by a friend, with what was recorded through their link. */
const show = (noted: DelegatedMeeting['noted']) => {
  const meeting = {
    id: 1,
    place: 'Place de l’église',
    city: 'Bourges',
    starts_at: '2026-03-10T17:00:00.000Z',
    ends_at: '2026-03-10T17:30:00.000Z',
    delegate: { name: 'Odile Marchand', phone: '+33639980045' },
    is_open: true,
    noted,
  }
  const listDelegatedMeetings = fromPromise<DelegatedMeeting[], Request<Endpoints['listDelegatedMeetings']>>(
    () => Promise.resolve([meeting]),
  )
  const machine = delegatedMeetingsMachine.provide({ actors: { listDelegatedMeetings } })
  render(<DelegatedMeetings actor={createActor(machine, { input: { hunt: planned } }).start()} />)
}

test('Who came and who did not are named apart', async () => {
  show([
    { name: 'Luc Petit', what: 'noShow' },
    { name: 'Manon Girard', what: 'handedOver' },
    { name: 'Jean Blanc', what: 'handedOver' },
  ])
  await person.seesText('2 remises : Manon Girard, Jean Blanc. 1 absence : Luc Petit.')
})

test('Where all came, no absence is mentioned', async () => {
  show([{ name: 'Manon Girard', what: 'handedOver' }])
  await person.seesText('1 remise : Manon Girard.')
  await person.doesNotSeeText('absence')
})

test('Before anything was recorded, it says so', async () => {
  show([])
  await person.seesText('Rien n’est encore noté par ce lien.')
})
