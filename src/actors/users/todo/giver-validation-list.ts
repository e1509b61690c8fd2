import {
  invalidateGiver,
  listGiverValidations,
  validateGiver,
  validateGivers,
} from '../../../../contract/users/giver-validation.ts'
import { giverValidatingMachine } from '../../../../machines/users/giver-validating.ts'
import { giverBanningMachine } from '../../../../machines/users/giver-banning.ts'
import { giverGroupValidatingMachine } from '../../../../machines/users/todo/giver-group-validating.ts'
import { giverValidationListMachine } from '../../../../machines/users/todo/giver-validation-list.ts'
import { calling, callingAny } from '../../calls.ts'
import { shell } from '../../shell.ts'
import { recount } from '../../waiting-counts.ts'

/** The accounts that await a decision, with their calls. */
export const giverValidationList = giverValidationListMachine.provide({
  actions: shell,
  actors: {
    listGiverValidations: calling(listGiverValidations),
    giverValidating: giverValidatingMachine.provide({
      actions: shell,
      actors: { call: callingAny(validateGiver, recount) },
    }),
    giverGroupValidating: giverGroupValidatingMachine.provide({
      actions: shell,
      actors: { validateGivers: calling(validateGivers, recount) },
    }),
    giverBanning: giverBanningMachine.provide({
      actions: shell,
      actors: { invalidateGiver: calling(invalidateGiver, recount) },
    }),
  },
})
