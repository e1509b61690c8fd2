import { fromPromise } from 'xstate'
import { IdParams } from '../../../../contract/fields.ts'
import {
  liftRecall,
  listRecalls,
  openRecall,
  previewRecall,
} from '../../../../contract/federations/recalls.ts'
import { noteRecallCall } from '../../../../contract/federations/recall-receivers.ts'
import { listSpecimenTypes } from '../../../../contract/shared/specimen-types.ts'
import { recallFormMachine } from '../../../../machines/federations/sanitary/recall-form.ts'
import { recallGivingUpMachine } from '../../../../machines/federations/sanitary/recall-giving-up.ts'
import { recallLiftingMachine } from '../../../../machines/federations/sanitary/recall-lifting.ts'
import { recallListMachine } from '../../../../machines/federations/sanitary/recall-list.ts'
import { recallReachedMachine } from '../../../../machines/federations/sanitary/recall-reached.ts'
import { recallUnreachableMachine } from '../../../../machines/federations/sanitary/recall-unreachable.ts'
import { recallsMachine } from '../../../../machines/federations/sanitary/recalls.ts'
import type { CallParts } from '../../../../machines/patterns/calls.ts'
import { calling, callingAny, performingWith } from '../../calls.ts'
import { recount } from '../../waiting-counts.ts'
import { shell } from '../../shell.ts'

/** An actor that records the outcome of a call; the machine passes the person, and what else is sent. */
const noting = (state: 'reached' | 'attempted' | 'unreachable') =>
  fromPromise<unknown, CallParts>(({ input, signal }) => {
    const { attempts = null, reason = null } = (input.body ?? {}) as { attempts?: number; reason?: string }
    const body = { state, attempts, reason }
    return performingWith(noteRecallCall, { params: IdParams.parse(input.params), body }, signal)
  })

/** The recalls of a federation, with their calls. */
export const recalls = recallsMachine.provide({
  actions: { tellChange: recount },
  actors: {
    recallList: recallListMachine.provide({ actions: shell, actors: { call: callingAny(listRecalls) } }),
    recallForm: recallFormMachine.provide({
      actions: shell,
      actors: {
        listSpecimenTypes: calling(listSpecimenTypes),
        previewRecall: calling(previewRecall),
        openRecall: calling(openRecall),
      },
    }),
    recallLifting: recallLiftingMachine.provide({
      actions: shell,
      actors: { call: callingAny(liftRecall) },
    }),
    recallReached: recallReachedMachine.provide({ actions: shell, actors: { call: noting('reached') } }),
    recallUnreachable: recallUnreachableMachine.provide({
      actions: shell,
      actors: { call: noting('attempted') },
    }),
    recallGivingUp: recallGivingUpMachine.provide({
      actions: shell,
      actors: { call: noting('unreachable') },
    }),
  },
})
