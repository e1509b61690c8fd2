import { fromPromise } from 'xstate'
import type { Answer, Request } from '../../contract/endpoint.ts'
import type { EndpointName, Endpoints } from '../../contract/endpoints.ts'

/** An actor in place of the call `K`, with its types; `answer` receives the request. */
export const answering = <K extends EndpointName>(
  answer: (request: Request<Endpoints[K]>) => Answer<Endpoints[K]>,
) => fromPromise<Answer<Endpoints[K]>, Request<Endpoints[K]>>(async ({ input }) => answer(input))
