import { fromPromise } from 'xstate'
import type { Answer, Request } from '../../../contract/endpoint.ts'
import {
  acknowledgeLinkedRecall,
  acknowledgeRecall,
  listOwnRecalls,
  readLinkedRecall,
} from '../../../contract/receiver/recalls.ts'
import { ownRecallsMachine } from '../../../machines/receiver/own-recalls.ts'
import { calling, performingWith } from '../calls.ts'
import { shell } from '../shell.ts'

/** The recalls that affect the signed-in person. */
export const ownRecalls = ownRecallsMachine.provide({
  actions: shell,
  actors: { listOwnRecalls: calling(listOwnRecalls), acknowledgeRecall: calling(acknowledgeRecall) },
})

/** The recall of a mailed link: read and confirmed by its token, without signing in. */
export const linkedRecallOf = (token: string) =>
  ownRecallsMachine.provide({
    actions: shell,
    actors: {
      listOwnRecalls: fromPromise<Answer<typeof listOwnRecalls>, Request<typeof listOwnRecalls>>(
        async ({ signal }) => [await performingWith(readLinkedRecall, { body: { token } }, signal)],
      ),
      acknowledgeRecall: fromPromise<Answer<typeof acknowledgeRecall>, Request<typeof acknowledgeRecall>>(
        ({ signal }) => performingWith(acknowledgeLinkedRecall, { body: { token } }, signal),
      ),
    },
  })
