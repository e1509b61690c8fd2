import { setup } from 'xstate'
import type { Endpoint } from '../../contract/endpoint.ts'
import { anyCall } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'

type Context = { token: string }

/** A single-use link: the endpoint that redeems it, and its French texts. */
export type Link = {
  /** The machine's id. */
  id: string
  /** The endpoint; its body is the token. */
  call: Endpoint
  description: string
  states: { offered: string; following: string; failed: string; followed: string; dead: string }
}

/**
 * Redeems a single-use link. Mail scanners open links, so opening the page redeems nothing: the person
 * has to press a button.
 */
export const linkRedemption = ({ id, call, description, states }: Link) =>
  setup({
    types: {} as { context: Context; events: { type: 'link.followed' }; input: Context },
    actors: { call: anyCall(call) },
    guards: failureGuards,
    actions: {
      ...shellActions,
      /** Continues after the redemption. Does nothing until the surrounding page provides it. */
      reopenApplication: () => {},
    },
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
          id: call.name,
          src: 'call',
          input: ({ context: { token } }) => ({ body: { token } }),
          onDone: { target: 'followed', actions: 'reopenApplication' },
          onError: [
            { guard: 'wasMissing', target: 'dead' },
            { guard: 'wasRefused', target: 'dead' },
            { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
          ],
        },
      },
      failed: { description: states.failed, on: { 'link.followed': 'following' } },
      followed: { description: states.followed, type: 'final' },
      dead: { description: states.dead, type: 'final' },
    },
  })
