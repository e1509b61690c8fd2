import { fromPromise } from 'xstate'
import { anonymiseUser, blockUser, setUserGdpr, unblockUser } from '../../../contract/users/user-commands.ts'
import { invalidateGiver, validateGiver } from '../../../contract/users/giver-validation.ts'
import { giverBanningMachine } from '../../../machines/users/giver-banning.ts'
import { giverValidatingMachine } from '../../../machines/users/giver-validating.ts'
import { userCommandsMachine } from '../../../machines/users/user-commands.ts'
import { resetSecondFactor } from '../../../contract/users/second-factor-reset.ts'
import { secondFactorResetMachine } from '../../../machines/users/second-factor-reset.ts'
import { userAnonymisationMachine } from '../../../machines/users/user-anonymisation.ts'
import { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import { userGdprMachine } from '../../../machines/users/user-gdpr.ts'
import { userTokenMachine } from '../../../machines/users/user-token.ts'
import { userUnblockingMachine } from '../../../machines/users/user-unblocking.ts'
import { calling, callingAny } from '../calls.ts'
import { recount } from '../waiting-counts.ts'
import { history } from '../shared/history.ts'
import { shell } from '../shell.ts'
import { readUserToken } from '../../../contract/users/user-token.ts'

const copyText = fromPromise<void, { text: string }>(({ input }) => navigator.clipboard.writeText(input.text))

/** The commands on a user, with their calls. */
export const userCommands = userCommandsMachine.provide({
  actors: {
    history,
    giverValidating: giverValidatingMachine.provide({
      actions: shell,
      actors: { call: callingAny(validateGiver, recount) },
    }),
    giverBanning: giverBanningMachine.provide({
      actions: shell,
      actors: { invalidateGiver: calling(invalidateGiver, recount) },
    }),
    userBlocking: userBlockingMachine.provide({
      actions: shell,
      actors: { call: callingAny(blockUser, recount) },
    }),
    userUnblocking: userUnblockingMachine.provide({
      actions: shell,
      actors: { call: callingAny(unblockUser, recount) },
    }),
    userAnonymisation: userAnonymisationMachine.provide({
      actions: shell,
      actors: { call: callingAny(anonymiseUser, recount) },
    }),
    secondFactorReset: secondFactorResetMachine.provide({
      actions: shell,
      actors: { call: callingAny(resetSecondFactor) },
    }),
    userGdpr: userGdprMachine.provide({ actions: shell, actors: { setUserGdpr: calling(setUserGdpr) } }),
    userToken: userTokenMachine.provide({
      actions: shell,
      actors: { readUserToken: calling(readUserToken), copyText },
    }),
  },
})
