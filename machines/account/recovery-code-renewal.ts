import { assign, setup } from 'xstate'
import { renewRecoveryCodes } from '../../contract/shared/second-factor/second-factor.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import type { CommandEvent } from '../patterns/command-states.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { recoveryCodesMachine } from '../shared/recovery-codes.ts'

/** `reason`: why the server refused, in French. */
type Context = { codes: readonly string[]; reason: string }

/** Replaces the recovery codes of the person's account, after confirmation, and shows the new ones once. */
export const recoveryCodeRenewalMachine = setup({
  types: {} as {
    context: Context
    events: CommandEvent | ConfirmationEvent
    output: { changed: boolean }
    children: { recoveryCodes: 'recoveryCodes' }
  },
  actors: { renewRecoveryCodes: call(renewRecoveryCodes), recoveryCodes: recoveryCodesMachine },
  guards: failureGuards,
  actions: {
    ...shellActions,
    rememberCodes: assign({ codes: (_, { codes }: { codes: readonly string[] }) => codes }),
    forgetCodes: assign({ codes: [] }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
}).createMachine({
  id: 'recoveryCodeRenewal',
  description: 'Une personne demande d’autres codes de secours ; les anciens ne servent plus.',
  context: { codes: [], reason: '' },
  output: ({ event }) => event.output as { changed: boolean },
  initial: 'confirming',
  states: {
    confirming: {
      description: 'On demande confirmation : les anciens codes ne serviront plus.',
      on: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
    },
    sending: {
      description: 'La demande est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'renewRecoveryCodes',
        src: 'renewRecoveryCodes',
        onDone: {
          target: 'noting',
          actions: { type: 'rememberCodes', params: ({ event }) => ({ codes: event.output.recovery_codes }) },
        },
        onError: [
          {
            guard: 'wasInConflict',
            target: 'refused',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description: 'La demande n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'command.retried': 'sending', 'command.closed': 'renewed' },
    },
    refused: {
      description: 'Le compte n’a plus de double vérification : il n’y a pas de codes à donner.',
      on: { 'command.closed': 'renewed' },
    },
    noting: {
      description: 'Les nouveaux codes sont montrés, cette seule fois.',
      exit: 'forgetCodes',
      invoke: {
        id: 'recoveryCodes',
        src: 'recoveryCodes',
        input: ({ context }) => ({ codes: context.codes }),
        onDone: 'renewed',
      },
    },
    renewed: {
      description: 'Ce qui était montré a pu changer ; il faut le relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: {
      description: 'La personne a renoncé, rien n’a changé.',
      type: 'final',
      output: { changed: false },
    },
  },
})
