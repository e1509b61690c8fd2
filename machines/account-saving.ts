import { assign, setup } from 'xstate'
import {
  type AccountDraft,
  accountEntryOf,
  type AccountPart,
  giverEntryOf,
  receiverEntryOf,
} from './account-draft.ts'
import { accountPartMachine } from './account-part.ts'
import type { FieldErrors } from './field-errors.ts'
import { giverPartMachine } from './giver-part.ts'
import { receiverPartMachine } from './receiver-part.ts'
import type { PartOutcome } from './saved-part.ts'

/** `unsaved`: the parts that are to be sent. */
type Input = { draft: AccountDraft; unsaved: readonly AccountPart[] }
/** The parts that the server does not keep, and what it reproaches by field. */
export type AccountOutcome = { unsaved: readonly AccountPart[]; errors: FieldErrors }

/** Saves the parts of an account at once and awaits them together (spec §7, last paragraph). */
export const accountSavingMachine = setup({
  types: {} as {
    context: Input & AccountOutcome
    input: Input
    output: AccountOutcome
    children: { accountPart: 'accountPart'; giverPart: 'giverPart'; receiverPart: 'receiverPart' }
  },
  actors: {
    accountPart: accountPartMachine,
    giverPart: giverPartMachine,
    receiverPart: receiverPartMachine,
  },
  guards: {
    isSaved: ({ context }, { part }: { part: AccountPart }) => !context.unsaved.includes(part),
  },
  actions: {
    rememberOutcome: assign(({ context }, { part, output }: { part: AccountPart; output: PartOutcome }) => ({
      unsaved: output.saved ? context.unsaved.filter((other) => other !== part) : context.unsaved,
      errors: { ...context.errors, ...output.errors },
    })),
  },
}).createMachine({
  id: 'accountSaving',
  description: 'Les parties d’un compte sont enregistrées en même temps, et attendues ensemble.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, errors: {} }),
  output: ({ context: { unsaved, errors } }) => ({ unsaved, errors }),
  states: {
    account: {
      description: 'Le nom, le téléphone et la commune.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à envoyer ?',
          always: [
            { guard: { type: 'isSaved', params: { part: 'account' } }, target: 'settled' },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'Ils sont envoyés au serveur.',
          invoke: {
            id: 'accountPart',
            src: 'accountPart',
            input: ({ context }) => ({ request: { body: accountEntryOf(context.draft) } }),
            onDone: {
              target: 'settled',
              actions: {
                type: 'rememberOutcome',
                params: ({ event }) => ({ part: 'account' as const, output: event.output }),
              },
            },
          },
        },
        settled: { description: 'On sait ce qu’il en est.', type: 'final' },
      },
    },
    giver: {
      description: 'Le NIT, s’il y a un responsable de territoire.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à envoyer ?',
          always: [
            { guard: { type: 'isSaved', params: { part: 'giver' } }, target: 'settled' },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'Le NIT est envoyé au serveur.',
          invoke: {
            id: 'giverPart',
            src: 'giverPart',
            input: ({ context }) => ({ request: { body: giverEntryOf(context.draft) } }),
            onDone: {
              target: 'settled',
              actions: {
                type: 'rememberOutcome',
                params: ({ event }) => ({ part: 'giver' as const, output: event.output }),
              },
            },
          },
        },
        settled: { description: 'On sait ce qu’il en est.', type: 'final' },
      },
    },
    receiver: {
      description: 'Chasseur ou non, s’il y a un particulier.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Y a-t-il quelque chose à envoyer ?',
          always: [
            { guard: { type: 'isSaved', params: { part: 'receiver' } }, target: 'settled' },
            { target: 'sending' },
          ],
        },
        sending: {
          description: 'La réponse est envoyée au serveur.',
          invoke: {
            id: 'receiverPart',
            src: 'receiverPart',
            input: ({ context }) => ({ request: { body: receiverEntryOf(context.draft) } }),
            onDone: {
              target: 'settled',
              actions: {
                type: 'rememberOutcome',
                params: ({ event }) => ({ part: 'receiver' as const, output: event.output }),
              },
            },
          },
        },
        settled: { description: 'On sait ce qu’il en est.', type: 'final' },
      },
    },
  },
})
