import { assign, type AnyEventObject, type EventObject, type ProvidedActor } from 'xstate'
import { fieldsOf } from '../../contract/problem.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import type { FieldErrors } from './field-errors.ts'

/**
 * The parts shared by the charts of all forms: validation, closing and saving. A chart adds its fields,
 * and the states before the form is displayed.
 */

/**
 * Context of a form, without its fields. `errors`: validation messages in French by field. `isSent`: the
 * entry was sent, so the server may have stored it even if its answer was lost.
 */
export type Context = { errors: FieldErrors; isSent: boolean }
/** Initial context. */
export const unsent: Context = { errors: {}, isSent: false }
/** Events of a form, without those of its fields. */
export type Event = { type: 'form.submitted' } | { type: 'form.closed' } | ConfirmationEvent
/** Whether the page must be reloaded. */
export type Output = { changed: boolean }

/** How a form is validated. */
type Validation<C> = {
  /** Whether the form creates something; otherwise it updates. */
  isNew: (context: C) => boolean
  /** Whether closing the form would lose an entry. */
  hasChanges: (context: C) => boolean
  /** Validation messages by field. */
  mistakesOf: (context: C) => FieldErrors
  /** Extracts validation messages from a failed call; empty if it failed for another reason. */
  fieldErrorsOf?: (error: unknown) => FieldErrors
}

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0

/** The guards that every form shares. */
export const guards = <C extends Context>({
  isNew,
  hasChanges,
  mistakesOf,
  fieldErrorsOf = fieldsOf,
}: Validation<C>) => ({
  isNew: ({ context }: { context: C }) => isNew(context),
  isComplete: ({ context }: { context: C }) => isEmpty(mistakesOf(context)),
  isCompleteAndNew: ({ context }: { context: C }) => isNew(context) && isEmpty(mistakesOf(context)),
  hasChanges: ({ context }: { context: C }) => hasChanges(context),
  wasSent: ({ context }: { context: C }) => context.isSent,
  wasInvalid: ({ event }: { event: EventObject }) => 'error' in event && !isEmpty(fieldErrorsOf(event.error)),
  wasOutdated: (args: { event: EventObject }) =>
    failureGuards.wasMissing(args) || failureGuards.wasInConflict(args),
})

const change = <C extends Context, P extends object | undefined>(
  changed: (context: C, params: P) => Partial<Context>,
) =>
  assign<C, AnyEventObject, P, AnyEventObject, ProvidedActor>(
    ({ context }, params) => changed(context, params) as Partial<C>,
  ) as (args: { context: C }, params: P) => void

/** The actions that every form shares: they check the entry and show the server's messages. */
export const actions = <C extends Context>({ mistakesOf, fieldErrorsOf = fieldsOf }: Validation<C>) => ({
  ...shellActions,
  rememberMistakes: change((context: C, _: undefined) => ({ errors: mistakesOf(context) })),
  rememberRefusal: change((_: C, { error }: { error: unknown }) => ({ errors: fieldErrorsOf(error) })),
  forgetMistakes: change((_: C, __: undefined) => ({ errors: {} })),
  rememberSending: change((_: C, __: undefined) => ({ isSent: true })),
})

/** Transitions of the editing state: submitting and closing. */
export const leaving = {
  'form.submitted': [
    { guard: 'isCompleteAndNew', target: 'creating' },
    { guard: 'isComplete', target: 'updating' },
    { target: '.incomplete', actions: 'rememberMistakes' },
  ],
  'form.closed': [
    { guard: 'hasChanges', target: 'discarding' },
    { guard: 'wasSent', target: 'dismissed' },
    { target: 'abandoned' },
  ],
} as const

/** The editing state. */
export const filling = {
  fresh: { description: 'La saisie est en cours.' },
  incomplete: { description: 'Un champ manque ou est faux ; il est signalé.' },
  refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
  failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.' },
  resumed: { description: 'La personne a failli renoncer ; sa saisie est toujours là.' },
} as const
