import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { limits } from '../../../../contract/limits.ts'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunt-list.ts'
import { DeletionRequests } from '../../../../src/screens/users/todo/deletion-requests.tsx'
import { OverdueHuntList } from '../../../../src/screens/users/todo/overdue-hunt-list.tsx'
import { requests } from '../../../models/pages/deletion-requests.ts'
import { hunts } from '../../../models/pages/todo.ts'

/** The headers of the table, once it is read. */
async function headers() {
  await screen.findByRole('table')
  const found = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  cleanup()
  return found
}
const pageOf = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, current_page: 1, last_page: 1 } })

test('staff of one federation do not read its name beside each overdue hunt', async () => {
  const machine = overdueHuntListMachine.provide({
    actors: { call: fromPromise(async () => pageOf(hunts)) },
  })
  const headersFor = (withFederation: boolean) => {
    const actor = createActor(machine, { input: { where: {}, perPage: limits.pastHunts } }).start()
    render(
      <MemoryRouter>
        <OverdueHuntList actor={actor} withFederation={withFederation} />
      </MemoryRouter>,
    )
    return headers()
  }
  expect(await headersFor(true)).toContain('Fédération')
  expect(await headersFor(false)).not.toContain('Fédération')
})

test('staff of one federation do not read its name beside each deletion request', async () => {
  const machine = deletionRequestsMachine.provide({
    actors: {
      deletionRequestList: deletionRequestListMachine.provide({
        actors: { call: fromPromise(async () => pageOf(requests)) },
      }),
    },
  })
  const headersFor = (federationId: number | null) => {
    const windows = { callerId: 9, federationId, permissions: [] }
    const actor = createActor(machine, { input: { windows } }).start()
    render(<DeletionRequests actor={actor} />)
    return headers()
  }
  expect(await headersFor(null)).toContain('Fédération')
  expect(await headersFor(1)).not.toContain('Fédération')
})
