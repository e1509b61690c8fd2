import { type ActorRefFrom, createActor, type PromiseActorLogic } from 'xstate'
import { countAbsences } from '../../contract/shared/waiting/absences.ts'
import { countCorrections } from '../../contract/shared/waiting/corrections.ts'
import { countDeletionRequests } from '../../contract/shared/waiting/deletion-requests.ts'
import { countRecalls } from '../../contract/shared/recalls.ts'
import {
  countOverdueHunts,
  countRefusedMails,
  countGiverValidations,
} from '../../contract/shared/waiting/waiting.ts'
import { absenceCountMachine } from '../../machines/shell/absence-count.ts'
import { correctionCountMachine } from '../../machines/shell/correction-count.ts'
import { deletionCountMachine } from '../../machines/shell/deletion-count.ts'
import { overdueHuntCountMachine } from '../../machines/shell/overdue-hunt-count.ts'
import { recallCountMachine } from '../../machines/shell/recall-count.ts'
import { refusedMailCountMachine } from '../../machines/shell/refused-mail-count.ts'
import { giverValidationCountMachine } from '../../machines/shell/giver-validation-count.ts'
import type { CallParts } from '../../machines/patterns/calls.ts'
import type { waitingCount } from '../../machines/patterns/waiting-count.ts'
import { callingAny } from './calls.ts'

type Machine = ReturnType<typeof waitingCount>
export type WaitingCountRef = ActorRefFrom<Machine>

/**
 * Starts a counting actor, which performs its call once a person with the required permission is signed
 * in.
 */
const counting = (
  machine: Machine,
  call: PromiseActorLogic<{ waiting: number }, CallParts>,
): WaitingCountRef => createActor(machine.provide({ actors: { call } })).start()

/** The counts of pending work for the menu. */
export const giverValidationCount = counting(giverValidationCountMachine, callingAny(countGiverValidations))
export const overdueHuntCount = counting(overdueHuntCountMachine, callingAny(countOverdueHunts))
export const refusedMailCount = counting(refusedMailCountMachine, callingAny(countRefusedMails))
export const deletionCount = counting(deletionCountMachine, callingAny(countDeletionRequests))
export const correctionCount = counting(correctionCountMachine, callingAny(countCorrections))
export const absenceCount = counting(absenceCountMachine, callingAny(countAbsences))
export const recallCount = counting(recallCountMachine, callingAny(countRecalls))

const rereading =
  (...counts: WaitingCountRef[]) =>
  () => {
    for (const count of counts) count.send({ type: 'requests.changed' })
  }

/**
 * Reads again what the menu counts by its people: after a command on a person, fewer or more of them wait, owe a
 * report, were written to in vain, ask to be deleted, or contest an absence.
 */
export const recountPeople = rereading(
  giverValidationCount,
  overdueHuntCount,
  refusedMailCount,
  deletionCount,
  absenceCount,
)
/** Reads again the number of people to notify of a recall. */
export const recountRecalls = rereading(recallCount)
