import { assign, type AnyEventObject, type EventObject, type ProvidedActor } from 'xstate'
import { fieldsOf } from '../../contract/problem.ts'
import type { ConfirmationEvent } from './confirmation.ts'
import { failureGuards, shellActions } from './failures.ts'
import type { FieldErrors } from './field-errors.ts'

/**
 * What every form of one entry has in common, for its chart to be made of: a chart writes what
 * opens its form and its fields, and takes from here how the form is judged, closed and saved.
 */

/** What a form knows beside its fields: what is reproached to them, in French. */
export type Context = { errors: FieldErrors }
/** What happens to a form beside its fields. */
export type Event = { type: 'form.submitted' } | { type: 'form.closed' } | ConfirmationEvent
/** Whether what was shown before the form is to be read again. */
export type Output = { changed: boolean }

/** How the entry of a form is judged. */
type Judged<C> = {
  /** Whether it is of something new, which is created; else something that exists is updated. */
  isNew: (context: C) => boolean
  /** Whether closing the form would lose something. */
  hasChanges: (context: C) => boolean
  /** What is missing or wrong in it. */
  mistakesOf: (context: C) => FieldErrors
  /** What the server reproaches to it; empty when the call failed for another reason. */
  reproachesOf?: (error: unknown) => FieldErrors
}

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0

export const guards = <C>({ isNew, hasChanges, mistakesOf, reproachesOf = fieldsOf }: Judged<C>) => ({
  isNew: ({ context }: { context: C }) => isNew(context),
  isComplete: ({ context }: { context: C }) => isEmpty(mistakesOf(context)),
  isCompleteAndNew: ({ context }: { context: C }) => isNew(context) && isEmpty(mistakesOf(context)),
  hasChanges: ({ context }: { context: C }) => hasChanges(context),
  wasReproached: ({ event }: { event: EventObject }) =>
    'error' in event && !isEmpty(reproachesOf(event.error)),
  wasOutdated: (args: { event: EventObject }) =>
    failureGuards.wasMissing(args) || failureGuards.wasInConflict(args),
})

const reproach = <C extends Context, P extends object | undefined>(
  errorsOf: (context: C, params: P) => FieldErrors,
) =>
  assign<C, AnyEventObject, P, AnyEventObject, ProvidedActor>(
    ({ context }, params) => ({ errors: errorsOf(context, params) }) as Partial<C>,
  ) as (args: { context: C }, params: P) => void

export const actions = <C extends Context>({ mistakesOf, reproachesOf = fieldsOf }: Judged<C>) => ({
  ...shellActions,
  rememberMistakes: reproach((context: C, _: undefined) => mistakesOf(context)),
  rememberRefusal: reproach((_: C, { error }: { error: unknown }) => reproachesOf(error)),
  forgetMistakes: reproach((_: C, __: undefined) => ({})),
})

/** How a form that is being filled in is submitted or closed. */
export const leaving = {
  'form.submitted': [
    { guard: 'isCompleteAndNew', target: 'creating' },
    { guard: 'isComplete', target: 'updating' },
    { target: '.incomplete', actions: 'rememberMistakes' },
  ],
  'form.closed': [{ guard: 'hasChanges', target: 'discarding' }, { target: 'abandoned' }],
} as const

/** How a form stands while it is filled in. */
export const filling = {
  fresh: { description: 'La saisie est en cours.' },
  incomplete: { description: 'Un champ manque ou est faux ; il est signalé.' },
  refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
  failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.' },
  resumed: { description: 'La personne a failli renoncer ; sa saisie est toujours là.' },
} as const
