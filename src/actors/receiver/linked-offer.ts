import { fromPromise } from 'xstate'
import type { Answer, Request } from '../../../contract/endpoint.ts'
import {
  answerLinkedOffer,
  type answerOffer,
  type listOwnOffers,
  readLinkedOffer,
} from '../../../contract/receiver/offers.ts'
import { ownOffersMachine } from '../../../machines/receiver/own-offers.ts'
import { performingWith } from '../calls.ts'
import { shell } from '../shell.ts'

type Listing = typeof listOwnOffers
type Answering = typeof answerOffer

/** The offer of a mailed link: read and answered by its token, without signing in. */
export const linkedOfferOf = (token: string) =>
  ownOffersMachine.provide({
    actions: shell,
    actors: {
      listOwnOffers: fromPromise<Answer<Listing>, Request<Listing>>(async ({ signal }) => [
        await performingWith(readLinkedOffer, { body: { token } }, signal),
      ]),
      answerOffer: fromPromise<Answer<Answering>, Request<Answering>>(({ input, signal }) =>
        performingWith(answerLinkedOffer, { body: { ...input.body, token } }, signal),
      ),
    },
  })
