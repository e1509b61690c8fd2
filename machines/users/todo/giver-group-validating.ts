import { assign, setup } from 'xstate'
import { validateGivers, type GroupResult } from '../../../contract/users/giver-validation.ts'
import { call } from '../../patterns/calls.ts'
import type { CommandEvent } from '../../patterns/command-states.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'
import { shellActions } from '../../patterns/failures.ts'
import type { GiverToDecide } from '../giver-validating.ts'

/** `results`: the outcome for each giver, once answered. */
type Context = { givers: readonly GiverToDecide[]; results: readonly GroupResult[] }
/** `left`: givers who were not validated, and why. */
export type GroupOutput = { changed: boolean; left: readonly GroupResult[] }

const settled: readonly GroupResult['outcome'][] = ['validated', 'already']
/** The givers who were not validated. */
export const leftOf = (results: readonly GroupResult[]) =>
  results.filter(({ outcome }) => !settled.includes(outcome))

/** Validates several givers who match a member, after one confirmation. */
export const giverGroupValidatingMachine = setup({
  types: {} as {
    context: Context
    events: CommandEvent | ConfirmationEvent
    input: { givers: readonly GiverToDecide[] }
    output: GroupOutput
  },
  actors: { validateGivers: call(validateGivers) },
  guards: {
    areAllValidated: (_, { results }: { results: readonly GroupResult[] }) => leftOf(results).length === 0,
  },
  actions: {
    ...shellActions,
    rememberResults: assign({
      results: (_, { results }: { results: readonly GroupResult[] }) => results,
    }),
  },
}).createMachine({
  id: 'giverGroupValidating',
  description:
    'La fédération valide ensemble des comptes chasseurs connus dans la base, après une seule confirmation.',
  context: ({ input }) => ({ ...input, results: [] }),
  initial: 'confirming',
  output: ({ event }) => event.output as GroupOutput,
  states: {
    confirming: {
      description: 'Les personnes sont nommées ; on demande confirmation avant d’agir.',
      on: { 'question.confirmed': 'sending', 'question.cancelled': 'abandoned' },
    },
    sending: {
      description: 'La demande est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'validateGivers',
        src: 'validateGivers',
        input: ({ context }) => ({ body: { ids: context.givers.map(({ id }) => id) } }),
        onDone: [
          {
            guard: { type: 'areAllValidated', params: ({ event }) => ({ results: event.output }) },
            target: 'done',
            actions: {
              type: 'announce',
              params: ({ event }) => ({
                text:
                  event.output.length === 1
                    ? 'Le compte a été validé.'
                    : `Les ${event.output.length} comptes ont été validés.`,
              }),
            },
          },
          {
            target: 'told',
            actions: { type: 'rememberResults', params: ({ event }) => ({ results: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'La demande n’a pas abouti ; on peut réessayer ou renoncer.',
      on: { 'command.retried': 'sending', 'command.closed': 'outdated' },
    },
    told: {
      description: 'Certains comptes n’ont pas été validés : on dit lesquels, et pourquoi.',
      on: { 'command.closed': 'answered' },
    },
    done: {
      description: 'Tous sont validés ; chacun est prévenu par e-mail.',
      type: 'final',
      output: { changed: true, left: [] },
    },
    answered: {
      description: 'Ceux qui n’ont pas été validés sont connus ; la liste doit être relue.',
      type: 'final',
      output: ({ context }) => ({ changed: true, left: leftOf(context.results) }),
    },
    outdated: {
      description: 'Ce qui était montré a pu changer ; il faut le relire.',
      type: 'final',
      output: { changed: true, left: [] },
    },
    abandoned: {
      description: 'La personne a renoncé, rien n’a changé.',
      type: 'final',
      output: { changed: false, left: [] },
    },
  },
})
