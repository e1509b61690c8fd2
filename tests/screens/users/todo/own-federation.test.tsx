import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { EndpointName } from '../../../../contract/endpoints.ts'
import { absenceListMachine } from '../../../../machines/users/todo/absences.ts'
import { correctionListMachine } from '../../../../machines/users/todo/corrections.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { overdueHuntListMachine } from '../../../../machines/users/todo/overdue-hunts.ts'
import { AbsenceList } from '../../../../src/screens/users/todo/absences.tsx'
import { CorrectionList } from '../../../../src/screens/users/todo/corrections.tsx'
import { DeletionRequests } from '../../../../src/screens/users/todo/deletion-requests.tsx'
import { OverdueHuntList } from '../../../../src/screens/users/todo/overdue-hunts.tsx'
import { waiting as absence } from '../../../models/pages/absences.ts'
import { waiting as correction } from '../../../models/pages/corrections.ts'
import { requests } from '../../../models/pages/deletion-requests.ts'
import { hunts } from '../../../models/pages/todo.ts'
import { listInput } from '../../../models/patterns/paged-list.ts'
import { renderScreen } from '../../interactions/render-screen.tsx'

/** A list of staff, with what it has. */
type Listed = [what: string, call: EndpointName, rows: readonly object[], machine: AnyStateMachine]

const none = () => null
const show: Record<string, (actor: never, withFederation: boolean) => ReactNode> = {
  listOverdueHunts: (actor, withFederation) => <OverdueHuntList {...{ actor, withFederation }} />,
  listDeletionRequests: (actor) => <DeletionRequests actor={actor} />,
  listCorrections: (actor, withFederation) => (
    <CorrectionList {...{ actor, withFederation }} actions={none} />
  ),
  listAbsences: (actor, withFederation) => <AbsenceList {...{ actor, withFederation }} actions={none} />,
}

test.each<Listed>([
  ['overdue hunt', 'listOverdueHunts', hunts, overdueHuntListMachine],
  ['deletion request', 'listDeletionRequests', requests, deletionRequestsMachine],
  ['correction', 'listCorrections', [correction], correctionListMachine],
  ['absence', 'listAbsences', [absence], absenceListMachine],
])('staff of one federation do not read its name beside each %s', async (_, call, data, machine) => {
  for (const withFederation of [true, false]) {
    const windows = { callerId: 9, federationId: withFederation ? null : 1, permissions: [] }
    const render = (actor: AnyActorRef) => show[call]!(actor as never, withFederation)
    const end = renderScreen(machine, { ...listInput, windows }, render)
    await end(call, { output: { data, meta: { total: data.length, current_page: 1, last_page: 1 } } })
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers.includes('Fédération')).toBe(withFederation)
    cleanup()
  }
})
