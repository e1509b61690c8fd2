import { assign, setup } from 'xstate'
import {
  type AccountDraft,
  accountEntryOf,
  type AccountPart,
  giverEntryOf,
  receiverEntryOf,
} from './account-draft.ts'
import { accountPartMachine } from './account-part.ts'
import type { FieldErrors } from '../patterns/field-errors.ts'
import { giverPartMachine } from './giver-part.ts'
import { receiverPartMachine } from '../shared/receiver-part.ts'
import { type PartOutcome, sentPart } from '../patterns/saved-part.ts'

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
    account: sentPart({
      part: 'account',
      chart: 'accountPart',
      description: 'Le nom, le téléphone et la commune.',
      sending: 'Ils sont envoyés au serveur.',
      input: ({ context }: { context: Input }) => ({ request: { body: accountEntryOf(context.draft) } }),
    }),
    giver: sentPart({
      part: 'giver',
      chart: 'giverPart',
      description: 'Le NIT, s’il y a un responsable de territoire.',
      sending: 'Le NIT est envoyé au serveur.',
      input: ({ context }: { context: Input }) => ({ request: { body: giverEntryOf(context.draft) } }),
    }),
    receiver: sentPart({
      part: 'receiver',
      chart: 'receiverPart',
      description: 'Chasseur ou non, s’il y a un particulier.',
      sending: 'La réponse est envoyée au serveur.',
      input: ({ context }: { context: Input }) => ({ request: { body: receiverEntryOf(context.draft) } }),
    }),
  },
})
