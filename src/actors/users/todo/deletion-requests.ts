import { fulfilDeletionRequest, listDeletionRequests } from '../../../../contract/users/deletion-requests.ts'
import { deletionFulfilmentMachine } from '../../../../machines/users/todo/deletion-fulfilment.ts'
import { deletionRequestListMachine } from '../../../../machines/users/todo/deletion-request-list.ts'
import { deletionRequestsMachine } from '../../../../machines/users/todo/deletion-requests.ts'
import { callingAny } from '../../calls.ts'
import { recount, tellTotals } from '../../waiting-counts.ts'
import { shell } from '../../shell.ts'
import { userWindows } from '../users.ts'

/** The deletion requests with their windows and calls. */
export const deletionRequests = deletionRequestsMachine.provide({
  actions: { tellTotal: (_, { total }) => tellTotals({ deletions: total }) },
  actors: {
    userWindows,
    deletionRequestList: deletionRequestListMachine.provide({
      actions: shell,
      actors: { call: callingAny(listDeletionRequests) },
    }),
    deletionFulfilment: deletionFulfilmentMachine.provide({
      actions: shell,
      actors: { call: callingAny(fulfilDeletionRequest, recount) },
    }),
  },
})
