import { expect, onTestFinished, test, vi } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import type { WaitingKind } from '../../../../contract/shared/waiting/waiting.ts'
import { absenceListMachine } from '../../../../machines/users/todo/absences.ts'
import { correctionListMachine } from '../../../../machines/users/todo/corrections.ts'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { refusedMailListMachine } from '../../../../machines/users/todo/refused-mails.ts'
import { waitingCounts } from '../../../../src/actors/waiting-counts.ts'
import { wire } from '../../../../src/actors/wire.ts'
import { listInput } from '../../../models/patterns/paged-list.ts'

const counted = { absences: 7, corrections: 7, deletions: 7, mails: 7, hunts: 7 }
const meta = { total: 2, current_page: 1, last_page: 1 }

test.each<[WaitingKind, AnyStateMachine]>([
  ['absences', absenceListMachine],
  ['corrections', correctionListMachine],
  ['deletions', deletionRequestListMachine],
  ['mails', refusedMailListMachine],
])('The menu shows how many %s wait as soon as their list is read', async (kind, list) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/todo/count') ? { data: counted } : { data: [], meta }),
  )
  // Whatever another file left: the numbers are read anew.
  waitingCounts.send({ type: 'reader.left' })
  waitingCounts.send({ type: 'reader.admitted' })
  const shown = () => waitingCounts.getSnapshot().context.waiting
  await vi.waitFor(() => expect(shown()).toEqual(counted))
  const actor = createActor(wire(list), { input: listInput }).start()
  onTestFinished(() => {
    actor.stop()
    waitingCounts.send({ type: 'reader.left' })
    vi.unstubAllGlobals()
  })
  await vi.waitFor(() => expect(shown()).toEqual({ ...counted, [kind]: 2 }))
})
