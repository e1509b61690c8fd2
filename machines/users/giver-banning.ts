import { assign, setup } from 'xstate'
import { invalidateGiver } from '../../contract/users/giver-validation.ts'
import { messageOf } from '../../contract/problem.ts'
import { call } from '../patterns/calls.ts'
import { type CommandEvent, commandStates } from '../patterns/command-states.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { leavingQuestion, unsentEntryStates } from '../patterns/unsent-entry.ts'
import type { GiverToDecide } from './giver-validating.ts'

/** Optional texts of a refusal: `reason` for the person, `note` for staff. */
export type RefusalText = 'reason' | 'note'
/** `reason`: why the server refused the command, in French. */
type Context = { subject: GiverToDecide; texts: Record<RefusalText, string>; reason: string }
type Typed = { field: RefusalText; value: string }
type Event = ({ type: 'field.typed' } & Typed) | CommandEvent | ConfirmationEvent

const command = commandStates({
  call: 'invalidateGiver',
  src: 'invalidateGiver',
  input: ({ context: { subject, texts } }: { context: Context }) => ({
    params: { id: subject.id },
    body: { reason: texts.reason.trim() || null, note: texts.note.trim() || null },
  }),
  announced: 'Le compte a été banni.',
  states: {
    done: 'Le compte est banni ; la personne est prévenue par e-mail.',
    refused: 'Quelqu’un a déjà décidé de ce compte, ou il est bloqué.',
  },
})

/** Bans a waiting giver after confirmation (spec §2 « Giver validation list », §4). */
export const giverBanningMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: { subject: GiverToDecide }
    output: { changed: boolean }
  },
  actors: { invalidateGiver: call(invalidateGiver) },
  guards: {
    ...failureGuards,
    hasEntry: ({ context: { texts } }) => texts.reason.trim() !== '' || texts.note.trim() !== '',
  },
  actions: {
    ...shellActions,
    rememberField: assign({
      texts: ({ context }, { field, value }: Typed) => ({ ...context.texts, [field]: value }),
    }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
}).createMachine({
  id: 'giverBanning',
  description:
    'La fédération bannit un compte chasseur en attente, en dit la raison si elle veut, et confirme.',
  context: ({ input }) => ({ ...input, texts: { reason: '', note: '' }, reason: '' }),
  initial: 'confirming',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    confirming: {
      description: 'On peut donner une raison et laisser une note ; on demande confirmation avant d’agir.',
      on: {
        'field.typed': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'question.confirmed': 'sending',
        'question.cancelled': leavingQuestion,
      },
    },
    ...command,
    failed: {
      ...command.failed,
      on: {
        ...command.failed.on,
        'command.closed': [{ guard: 'hasEntry', target: 'givingUp' }, { target: 'outdated' }],
      },
    },
    ...unsentEntryStates,
  },
})
