import {
  acceptCorrection,
  listCorrections,
  refuseCorrection,
} from '../../../../contract/users/corrections.ts'
import { correctionAcceptanceMachine } from '../../../../machines/users/todo/correction-acceptance.ts'
import { correctionListMachine } from '../../../../machines/users/todo/correction-list.ts'
import { correctionRefusalMachine } from '../../../../machines/users/todo/correction-refusal.ts'
import { correctionsMachine } from '../../../../machines/users/todo/corrections.ts'
import { callingAny } from '../../calls.ts'
import { tellTotals } from '../../waiting-counts.ts'
import { shell } from '../../shell.ts'

/** The corrections that wait for staff, with their calls. */
export const corrections = correctionsMachine.provide({
  actions: { tellTotal: (_, { total }) => tellTotals({ corrections: total }) },
  actors: {
    correctionList: correctionListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listCorrections) },
    }),
    correctionAcceptance: correctionAcceptanceMachine.provide({
      actions: shell,
      actors: { call: callingAny(acceptCorrection) },
    }),
    correctionRefusal: correctionRefusalMachine.provide({
      actions: shell,
      actors: { call: callingAny(refuseCorrection) },
    }),
  },
})
