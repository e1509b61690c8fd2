import { assign, setup } from 'xstate'
import { updateReceiver } from '../../contract/shared/receivers.ts'
import { updateAccount, updateGiver } from '../../contract/account/account.ts'
import { fieldsOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { FieldErrors } from '../patterns/field-errors.ts'
import {
  type AccountDraft,
  accountEntryOf,
  type AccountPart,
  giverEntryOf,
  receiverEntryOf,
} from './account-draft.ts'

/** `unsaved`: the parts to send. */
type Input = { draft: AccountDraft; unsaved: readonly AccountPart[] }
/** The parts that were not saved, and the server's messages by field. */
export type AccountOutcome = { unsaved: readonly AccountPart[]; errors: FieldErrors }

/** Sends the parts of an account in parallel and waits for all of them (spec §7, last paragraph). */
export const accountSavingMachine = setup({
  types: {} as { context: Input & AccountOutcome; input: Input; output: AccountOutcome },
  actors: {
    updateAccount: call(updateAccount),
    updateGiver: call(updateGiver),
    updateReceiver: call(updateReceiver),
  },
  guards: {
    ...failureGuards,
    isSaved: ({ context }, { part }: { part: AccountPart }) => !context.unsaved.includes(part),
  },
  actions: {
    ...shellActions,
    rememberSaved: assign({
      unsaved: ({ context }, { part }: { part: AccountPart }) =>
        context.unsaved.filter((other) => other !== part),
    }),
    rememberRefusal: assign({
      errors: ({ context }, { error }: { error: unknown }) => ({ ...context.errors, ...fieldsOf(error) }),
    }),
  },
}).createMachine({
  id: 'accountSaving',
  description: 'Les parties d’un compte sont enregistrées en même temps, et attendues ensemble.',
  type: 'parallel',
  context: ({ input: { draft, unsaved } }) => ({ draft, unsaved, errors: {} }),
  output: ({ context: { unsaved, errors } }) => ({ unsaved, errors }),
  states: {
    account: {
      description: 'Le nom, le téléphone et la commune.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à envoyer ?',
          always: [
            { guard: { type: 'isSaved', params: { part: 'account' } }, target: 'unneeded' },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'Ils sont envoyés au serveur.',
          invoke: {
            id: 'updateAccount',
            src: 'updateAccount',
            input: ({ context }) => ({ body: accountEntryOf(context.draft) }),
            onDone: { target: 'saved', actions: { type: 'rememberSaved', params: { part: 'account' } } },
            onError: [
              {
                guard: 'wasRefused',
                target: 'unsaved',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
              { target: 'unsaved', actions: { type: 'reportFailure', params: ({ event }) => event } },
            ],
          },
        },
        unneeded: { description: 'Il n’y a rien à envoyer.', type: 'final' },
        saved: { description: 'Le serveur les garde.', type: 'final' },
        unsaved: {
          description: 'Le serveur les refuse, ou n’a pas répondu ; ils pourront repartir.',
          type: 'final',
        },
      },
    },
    giver: {
      description: 'Le NIT, s’il y a un responsable de territoire.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à envoyer ?',
          always: [
            { guard: { type: 'isSaved', params: { part: 'giver' } }, target: 'unneeded' },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'Le NIT est envoyé au serveur.',
          invoke: {
            id: 'updateGiver',
            src: 'updateGiver',
            input: ({ context }) => ({ body: giverEntryOf(context.draft) }),
            onDone: { target: 'saved', actions: { type: 'rememberSaved', params: { part: 'giver' } } },
            onError: [
              {
                guard: 'wasRefused',
                target: 'unsaved',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
              { target: 'unsaved', actions: { type: 'reportFailure', params: ({ event }) => event } },
            ],
          },
        },
        unneeded: { description: 'Il n’y a rien à envoyer.', type: 'final' },
        saved: { description: 'Le serveur le garde.', type: 'final' },
        unsaved: {
          description: 'Le serveur le refuse, ou n’a pas répondu ; il pourra repartir.',
          type: 'final',
        },
      },
    },
    receiver: {
      description: 'Chasseur ou non, s’il y a un particulier.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à envoyer ?',
          always: [
            { guard: { type: 'isSaved', params: { part: 'receiver' } }, target: 'unneeded' },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'La réponse est envoyée au serveur.',
          invoke: {
            id: 'updateReceiver',
            src: 'updateReceiver',
            input: ({ context }) => ({ body: receiverEntryOf(context.draft) }),
            onDone: { target: 'saved', actions: { type: 'rememberSaved', params: { part: 'receiver' } } },
            onError: [
              {
                guard: 'wasRefused',
                target: 'unsaved',
                actions: { type: 'rememberRefusal', params: ({ event }) => event },
              },
              { target: 'unsaved', actions: { type: 'reportFailure', params: ({ event }) => event } },
            ],
          },
        },
        unneeded: { description: 'Il n’y a rien à envoyer.', type: 'final' },
        saved: { description: 'Le serveur la garde.', type: 'final' },
        unsaved: {
          description: 'Le serveur la refuse, ou n’a pas répondu ; elle pourra repartir.',
          type: 'final',
        },
      },
    },
  },
})
