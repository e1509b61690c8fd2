import { assign, setup } from 'xstate'
import { type Contact, noteCall } from '../../contract/giver/contacts.ts'
import { fieldsOf } from '../../contract/problem.ts'
import { CALL_WORDS, type CallNote, type CallOutcome } from '../../contract/shared/call-notes.ts'
import { call } from '../patterns/calls.ts'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import { type FieldErrors, without } from '../patterns/field-errors.ts'
import type { Noted } from './changed-contacts.ts'

type Input = { contact: Contact }
/**
 * `outcome`: null until chosen. `errors`: the server's messages in French by field. `isSent`: the note was
 * sent, so the server may have stored it even if its answer was lost.
 */
type Context = Input & { outcome: CallOutcome | null; words: string; errors: FieldErrors; isSent: boolean }
type Event =
  | { type: 'outcome.chosen'; outcome: CallOutcome }
  | { type: 'words.typed'; value: string }
  | { type: 'note.cleared' }
  | { type: 'form.submitted' }
  | { type: 'form.closed' }
  | ConfirmationEvent
/** `call`: the note as entered. `isSaved`: the server has it. `changed`: it may have another one. */
type Ending = { isSaved: boolean; changed: boolean }
type Output = Ending & Noted

/** The entry as it is sent: without empty words. */
const entryOf = ({ outcome, words }: Context): CallNote => ({ outcome, text: words.trim() || null })
const isNoted = ({ outcome, text }: CallNote) => outcome !== null || text !== null

/** Whether closing the window would lose an entry. */
export const hasChanges = (context: Context) => {
  const { outcome, text } = entryOf(context)
  const before = context.contact.call ?? { outcome: null, text: null }
  return outcome !== before.outcome || text !== before.text
}

/** A giver's private note about a call to a contact of their hunt: its outcome and a few words. */
export const callNoteMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output },
  actors: { noteCall: call(noteCall) },
  guards: {
    ...failureGuards,
    isNoted: ({ context }) => isNoted(entryOf(context)),
    hasChanges: ({ context }) => hasChanges(context),
    wasSent: ({ context }) => context.isSent,
    wasInvalid: ({ event }) => 'error' in event && Object.keys(fieldsOf(event.error)).length > 0,
  },
  actions: {
    ...shellActions,
    rememberOutcome: assign({
      outcome: (_, { outcome }: { outcome: CallOutcome }) => outcome,
      errors: ({ context }) => without(context.errors, 'outcome'),
    }),
    rememberCallWords: assign({
      words: (_, { value }: { value: string }) => value.slice(0, CALL_WORDS),
      errors: ({ context }) => without(context.errors, 'text'),
    }),
    clearNote: assign({ outcome: null, words: '' }),
    rememberSending: assign({ isSent: true, errors: {} }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
  },
}).createMachine({
  id: 'callNote',
  description: 'Après un appel, le responsable note pour lui seul ce que la personne a dit.',
  context: ({ input: { contact } }) => ({
    contact,
    outcome: contact.call?.outcome ?? null,
    words: contact.call?.text ?? '',
    errors: {},
    isSent: false,
  }),
  initial: 'editing',
  output: ({ context, event }) => ({
    ...(event.output as Ending),
    contactId: context.contact.id,
    call: isNoted(entryOf(context)) ? entryOf(context) : null,
  }),
  states: {
    editing: {
      description: 'Il choisit ce que l’appel a donné, ou écrit quelques mots.',
      initial: 'fresh',
      on: {
        'outcome.chosen': { actions: { type: 'rememberOutcome', params: ({ event }) => event } },
        'words.typed': { actions: { type: 'rememberCallWords', params: ({ event }) => event } },
        'note.cleared': { guard: 'isNoted', actions: 'clearNote' },
        'form.submitted': 'saving',
        'form.closed': [
          { guard: 'hasChanges', target: 'discarding' },
          { guard: 'wasSent', target: 'dismissed' },
          { target: 'abandoned' },
        ],
      },
      states: {
        fresh: { description: 'La note est en cours.' },
        refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
        failed: { description: 'L’enregistrement n’a pas abouti ; la note est gardée.' },
        resumed: { description: 'Il a failli renoncer ; sa note est toujours là.' },
      },
    },
    discarding: {
      description: 'La note serait perdue : on demande confirmation.',
      on: {
        'question.confirmed': [{ guard: 'wasSent', target: 'dismissed' }, { target: 'abandoned' }],
        'question.cancelled': 'editing.resumed',
      },
    },
    saving: {
      description: 'La note est envoyée au serveur.',
      tags: 'busy',
      entry: 'rememberSending',
      invoke: {
        id: 'noteCall',
        src: 'noteCall',
        input: ({ context }) => ({ params: { id: context.contact.id }, body: entryOf(context) }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'Votre note est enregistrée.' } },
        },
        onError: [
          {
            guard: 'wasInvalid',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { guard: 'wasMissing', target: 'gone' },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    gone: {
      description: 'Cette personne n’est plus un contact de la chasse ; il n’y a plus rien à noter.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: {
      description: 'La note est gardée par le serveur.',
      type: 'final',
      output: { isSaved: true, changed: true },
    },
    dismissed: {
      description: 'La fenêtre est fermée ; la note a pu changer, la liste est à relire.',
      type: 'final',
      output: { isSaved: false, changed: true },
    },
    abandoned: {
      description: 'Il a renoncé.',
      type: 'final',
      output: { isSaved: false, changed: false },
    },
  },
})
