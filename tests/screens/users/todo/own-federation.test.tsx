import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Absence } from '../../../../contract/users/absences.ts'
import type { Correction } from '../../../../contract/users/corrections.ts'
import { limits } from '../../../../contract/limits.ts'
import type { CallParts } from '../../../../machines/patterns/calls.ts'
import { absenceListMachine } from '../../../../machines/users/todo/absence-list.ts'
import { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunt-list.ts'
import { AbsenceList } from '../../../../src/screens/users/todo/absence-list.tsx'
import { CorrectionList } from '../../../../src/screens/users/todo/correction-list.tsx'
import { DeletionRequests } from '../../../../src/screens/users/todo/deletion-requests.tsx'
import { OverdueHuntList } from '../../../../src/screens/users/todo/overdue-hunt-list.tsx'
import { waiting as absence } from '../../../models/pages/absences.ts'
import { waiting as correction } from '../../../models/pages/corrections.ts'
import { requests } from '../../../models/pages/deletion-requests.ts'
import { hunts } from '../../../models/pages/todo.ts'

/** The headers of the table, once it is read. */
async function headers() {
  await screen.findByRole('table')
  const found = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  cleanup()
  return found
}
type Page<Row> = { data: Row[]; meta: { total: number; current_page: number; last_page: number } }
const pageOf = <Row,>(data: Row[]): Page<Row> => ({
  data,
  meta: { total: data.length, current_page: 1, last_page: 1 },
})

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

test('staff of one federation do not read its name beside each correction or absence', async () => {
  const input = { where: {}, perPage: limits.pastHunts }
  const correctionsFor = (withFederation: boolean) => {
    const call = fromPromise<Page<Correction>, CallParts>(async () => pageOf([correction]))
    const actor = createActor(correctionListMachine.provide({ actors: { call } }), { input }).start()
    render(<CorrectionList actor={actor} withFederation={withFederation} actions={() => null} />)
    return headers()
  }
  const absencesFor = (withFederation: boolean) => {
    const call = fromPromise<Page<Absence>, CallParts>(async () => pageOf([absence]))
    const actor = createActor(absenceListMachine.provide({ actors: { call } }), { input }).start()
    render(<AbsenceList actor={actor} withFederation={withFederation} actions={() => null} />)
    return headers()
  }
  for (const headersFor of [correctionsFor, absencesFor]) {
    expect(await headersFor(true)).toContain('Fédération')
    expect(await headersFor(false)).not.toContain('Fédération')
  }
})
