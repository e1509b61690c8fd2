import { assign, sendTo, setup } from 'xstate'
import {
  readAvailabilities,
  saveAvailabilities,
  type AvailabilityRecord,
} from '../../contract/receiver/availabilities.ts'
import { limits } from '../../contract/limits.ts'
import { mergePeriods } from '../../contract/receiver/periods.ts'
import { fieldsOf } from '../../contract/problem.ts'
import {
  type AvailabilityDraft,
  draftOf,
  entryOf,
  mistakesOf,
  sentRows,
  withNewRow,
} from './availability-draft.ts'
import { call } from '../patterns/calls.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { FieldErrors } from '../patterns/field-errors.ts'

/** `today`: `YYYY-MM-DD` where the person lives. */
type Input = { today: string } & WithParent<{ type: 'receiver.changed' }>
type Context = AvailabilityDraft & { errors: FieldErrors } & WithParent<{
    type: 'receiver.changed'
  }>
type Dated = { key: number; edge: 'started_at' | 'ended_at'; value: string }
type Event =
  | { type: 'loading.retried' }
  | { type: 'always.toggled' }
  | { type: 'always.kept' }
  | { type: 'period.added' }
  | ({ type: 'period.dated' } & Dated)
  | { type: 'period.removed'; key: number }
  | { type: 'availabilities.submitted' }
  | { type: 'availabilities.discarded' }

/** When the receiver may be called (spec §2 « Receiver home », §5 « Availability »). */
export const availabilitiesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    readAvailabilities: call(readAvailabilities),
    saveAvailabilities: call(saveAvailabilities),
  },
  guards: {
    ...failureGuards,
    mayChangePeriods: ({ context }) => !context.isAlways,
    hasRoom: ({ context }) => !context.isAlways && context.rows.length < limits.availabilities.max,
    isSound: ({ context }) => Object.keys(mistakesOf(context)).length === 0,
    willMerge: ({ context }) => mergePeriods(sentRows(context)).length < sentRows(context).length,
  },
  actions: {
    ...shellActions,
    rememberRecord: assign(({ context }, { record }: { record: AvailabilityRecord }) => ({
      ...draftOf(record, context.today),
      errors: {},
    })),
    toggleAlways: assign({ isAlways: ({ context }) => !context.isAlways }),
    becomeAlways: assign({ isAlways: true }),
    notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'receiver.changed' }),
    addPeriod: assign(({ context }) => withNewRow(context)),
    datePeriod: assign({
      rows: ({ context }, { key, edge, value }: Dated) =>
        context.rows.map((row) => (row.key === key ? { ...row, [edge]: value } : row)),
    }),
    removePeriod: assign({
      rows: ({ context }, { key }: { key: number }) => context.rows.filter((row) => row.key !== key),
    }),
    /** The server merges adjacent periods, and so does the page. */
    adoptMerged: assign(({ context }) =>
      draftOf(
        { is_always_available: context.isAlways, availabilities: mergePeriods(sentRows(context)) },
        context.today,
      ),
    ),
    rememberMistakes: assign({ errors: ({ context }) => mistakesOf(context) }),
    /** Keeps only the errors that still apply. */
    reviewMistakes: assign({
      errors: ({ context }) => (Object.keys(context.errors).length > 0 ? mistakesOf(context) : {}),
    }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetMistakes: assign({ errors: {} }),
  },
}).createMachine({
  id: 'availabilities',
  description: 'Le particulier dit quand il est disponible.',
  context: ({ input }) => ({
    ...draftOf({ is_always_available: false, availabilities: [] }, input.today),
    errors: {},
    parent: input.parent,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Les disponibilités sont en cours de lecture.',
      tags: 'busy',
      on: { 'always.kept': { target: 'loading', reenter: true } },
      invoke: {
        id: 'readAvailabilities',
        src: 'readAvailabilities',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'Les disponibilités n’ont pas pu être lues ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'always.kept': 'loading' },
    },
    editing: {
      description: 'Le particulier remplit ses disponibilités.',
      initial: 'unchanged',
      on: {
        'always.toggled': { target: '.changed', actions: 'toggleAlways' },
        'period.added': { guard: 'hasRoom', target: '.changed', actions: 'addPeriod' },
        'period.dated': {
          guard: 'mayChangePeriods',
          target: '.changed',
          actions: { type: 'datePeriod', params: ({ event }) => event },
        },
        'period.removed': {
          guard: 'mayChangePeriods',
          target: '.changed',
          actions: { type: 'removePeriod', params: ({ event }) => event },
        },
        'availabilities.submitted': [
          { guard: 'isSound', target: 'saving' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'availabilities.discarded': 'loading',
        // Saved elsewhere on the page: the entry here is kept.
        'always.kept': { actions: 'becomeAlways' },
      },
      states: {
        unchanged: { description: 'Ce qui est montré est ce que le serveur a gardé.' },
        merged: { description: 'Le serveur a gardé réunies des périodes qui se touchaient ; on le dit.' },
        changed: {
          description: 'Des modifications ne sont pas encore enregistrées.',
          tags: 'changed',
          entry: 'reviewMistakes',
        },
        incomplete: { description: 'Une date manque ou est fausse ; elle est signalée.', tags: 'changed' },
        refused: { description: 'Le serveur a refusé une date ; elle est signalée.', tags: 'changed' },
        failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.', tags: 'changed' },
      },
    },
    saving: {
      description: 'Les disponibilités sont envoyées au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'saveAvailabilities',
        src: 'saveAvailabilities',
        input: ({ context }) => ({ body: entryOf(context) }),
        onDone: [
          {
            guard: 'willMerge',
            target: 'editing.merged',
            actions: [
              'adoptMerged',
              'notifyChange',
              { type: 'announce', params: { text: 'Disponibilités enregistrées.' } },
            ],
          },
          {
            target: 'editing.unchanged',
            actions: [
              'adoptMerged',
              'notifyChange',
              { type: 'announce', params: { text: 'Disponibilités enregistrées.' } },
            ],
          },
        ],
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
