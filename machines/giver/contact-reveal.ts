import { assign, sendTo, setup } from 'xstate'
import { revealPhone, type Revealed } from '../../contract/giver/contacts.ts'
import { messageOf, waitOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'

type Input = { contactId: number } & WithParent<{ type: 'phone.revealed'; revealed: Revealed }>
/** `reason`: why the number is not available, in French. `secondsToWait`: until another may be revealed. */
type Context = Input & { revealed: Revealed | null; reason: string; secondsToWait: number }

/** Reveals the phone number of one contact (spec §2 « Obtenir », §4 « Contact phone »). */
export const contactRevealMachine = setup({
  types: {} as {
    context: Context
    events: { type: 'reveal.retried' }
    input: Input
  },
  actors: { revealPhone: call(revealPhone) },
  guards: failureGuards,
  actions: {
    ...shellActions,
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
    rememberDelay: assign({ secondsToWait: (_, { error }: { error: unknown }) => waitOf(error) }),
    rememberPhone: assign({ revealed: (_, { revealed }: { revealed: Revealed }) => revealed }),
    notifyPhone: sendTo(
      ({ context, self }) => parentOf(context, self),
      (_, { revealed }: { revealed: Revealed }) => ({ type: 'phone.revealed', revealed }),
    ),
  },
}).createMachine({
  id: 'contactReveal',
  description: 'Le responsable obtient le numéro de téléphone d’un particulier.',
  context: ({ input }) => ({ ...input, revealed: null, reason: '', secondsToWait: 0 }),
  initial: 'revealing',
  states: {
    revealing: {
      description: 'Le numéro est demandé au serveur.',
      tags: 'busy',
      invoke: {
        id: 'revealPhone',
        src: 'revealPhone',
        input: ({ context }) => ({ params: { id: context.contactId } }),
        onDone: {
          target: 'revealed',
          actions: [
            { type: 'rememberPhone', params: ({ event }) => ({ revealed: event.output }) },
            { type: 'notifyPhone', params: ({ event }) => ({ revealed: event.output }) },
          ],
        },
        onError: [
          {
            guard: 'wasThrottled',
            target: 'overBudget',
            actions: { type: 'rememberDelay', params: ({ event }) => event },
          },
          { guard: 'wasMissing', target: 'withdrawn' },
          {
            guard: 'wasInConflict',
            target: 'unavailable',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'Le numéro n’a pas pu être obtenu ; on peut réessayer.',
      on: { 'reveal.retried': 'revealing' },
    },
    overBudget: {
      description: 'Trop de numéros ont été obtenus récemment ; il faut attendre.',
      on: { 'reveal.retried': 'revealing' },
    },
    withdrawn: {
      description: 'Ce particulier ne souhaite plus être contacté.',
      type: 'final',
    },
    unavailable: {
      description: 'Ce numéro ne peut pas être obtenu ; la raison est dite.',
      type: 'final',
    },
    revealed: { description: 'Le numéro est connu.', type: 'final' },
  },
})
