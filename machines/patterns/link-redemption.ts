import { setup } from 'xstate'
import { anyCall, callDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'

type Context = { token: string }

/** A link that serves once: the call that uses it up, and what it is called in French. */
export type Link = {
  /** The chart's own name. */
  id: string
  /** The endpoint, of which the body is the link's token. */
  call: string
  description: string
  states: { offered: string; following: string; failed: string; followed: string; dead: string }
}

/**
 * The chart of a link that serves once. Programs that examine mails open their links: so its page
 * uses nothing up, only a person's gesture does. `act` stands for the endpoint that `call` names,
 * and its invocation bears that name.
 */
export const linkRedemption = ({ id, call, description, states }: Link) =>
  setup({
    types: {} as { context: Context; events: { type: 'link.followed' }; input: Context },
    actors: { call: anyCall(call) },
    guards: failureGuards,
    actions: {
      ...shellActions,
      /** What the link leads on to; nothing until the page around it provides it. */
      leadOn: () => {},
    },
    delays: callDelays,
  }).createMachine({
    id,
    description,
    context: ({ input }) => input,
    initial: 'offered',
    states: {
      offered: { description: states.offered, on: { 'link.followed': 'following' } },
      following: {
        description: states.following,
        tags: 'busy',
        invoke: {
          id: call,
          src: 'call',
          input: ({ context: { token } }) => ({ body: { token } }),
          onDone: { target: 'followed', actions: 'leadOn' },
          onError: [
            { guard: 'wasMissing', target: 'dead' },
            { guard: 'wasRefused', target: 'dead' },
            { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
        after: { CALL_TIMEOUT: 'failed' },
      },
      failed: { description: states.failed, on: { 'link.followed': 'following' } },
      followed: { description: states.followed, type: 'final' },
      dead: { description: states.dead, type: 'final' },
    },
  })
