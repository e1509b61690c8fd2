import { assign, setup } from 'xstate'
import type { Territory } from '../contract/givers.ts'
import type { Hunt } from '../contract/hunts.ts'
import { fieldsOf } from '../contract/problem.ts'
import { call, callDelays } from './calls.ts'
import { failureGuards, shellActions } from './failures.ts'
import type { FieldErrors } from './field-errors.ts'
import { attemptKey, entryOf, type HuntDraft, mistakesOf } from './hunt-draft.ts'

/** `formKey` tells one opening of the form from another. */
type Input = { hunt: Hunt | null; today: string; formKey: string }
type Context = Input & HuntDraft & { territories: Territory[]; errors: FieldErrors }
type Event =
  | { type: 'date.chosen'; value: string }
  | { type: 'territory.chosen'; cityId: number }
  | { type: 'wolfhunt.marked'; marked: boolean }
  | { type: 'quantity.chosen'; specimenTypeId: number; quantity: number }
  | { type: 'hunt.submitted' }
  | { type: 'loading.retried' }
  | { type: 'form.closed' }

/** Plans a hunt or changes a planned one (spec §2 « Hunt create/edit form », §5 « Hunt »). */
export const huntFormMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: { changed: boolean } },
  actors: {
    readGiver: call('readGiver'),
    createHunt: call('createHunt'),
    updateHunt: call('updateHunt'),
  },
  guards: {
    ...failureGuards,
    isNew: ({ context }) => context.hunt === null,
    isComplete: ({ context }) => Object.keys(mistakesOf(context)).length === 0,
    isCompleteAndNew: ({ context }) => context.hunt === null && Object.keys(mistakesOf(context)).length === 0,
  },
  actions: {
    ...shellActions,
    rememberTerritories: assign({ territories: (_, { cities }: { cities: Territory[] }) => cities }),
    rememberDate: assign({ startedAt: (_, { value }: { value: string }) => value }),
    rememberTerritory: assign({ cityId: (_, { cityId }: { cityId: number }) => cityId }),
    rememberWolfhunt: assign({ isWolfhunter: (_, { marked }: { marked: boolean }) => marked }),
    rememberQuantity: assign({
      quantities: ({ context }, chosen: { specimenTypeId: number; quantity: number }) => ({
        ...context.quantities,
        [chosen.specimenTypeId]: chosen.quantity,
      }),
    }),
    rememberMistakes: assign({ errors: ({ context }) => mistakesOf(context) }),
    rememberRefusal: assign({ errors: (_, { error }: { error: unknown }) => fieldsOf(error) }),
    forgetMistakes: assign({ errors: {} }),
  },
  delays: callDelays,
}).createMachine({
  id: 'huntForm',
  description: 'Le responsable prévoit une chasse ou modifie une chasse prévue.',
  context: ({ input }) => ({
    ...input,
    startedAt: input.hunt?.started_at ?? '',
    cityId: input.hunt?.city_id ?? null,
    isWolfhunter: input.hunt?.is_wolfhunter ?? false,
    quantities: Object.fromEntries(
      (input.hunt?.hunt_previsions ?? []).map((p) => [p.specimen_type_id, p.quantity]),
    ),
    territories: [],
    errors: {},
  }),
  initial: 'loading',
  output: ({ event }) => event.output as { changed: boolean },
  states: {
    loading: {
      description: 'Les territoires du responsable sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readGiver',
        src: 'readGiver',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberTerritories', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
      after: { CALL_TIMEOUT: 'unavailable' },
      on: { 'form.closed': 'abandoned' },
    },
    unavailable: {
      description: 'Les territoires n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading', 'form.closed': 'abandoned' },
    },
    editing: {
      description: 'Le responsable remplit la date, le territoire et les gibiers attendus.',
      initial: 'fresh',
      on: {
        'date.chosen': { actions: { type: 'rememberDate', params: ({ event }) => event } },
        'territory.chosen': {
          guard: 'isNew',
          actions: { type: 'rememberTerritory', params: ({ event }) => event },
        },
        'wolfhunt.marked': { actions: { type: 'rememberWolfhunt', params: ({ event }) => event } },
        'quantity.chosen': { actions: { type: 'rememberQuantity', params: ({ event }) => event } },
        'hunt.submitted': [
          { guard: 'isCompleteAndNew', target: 'creating' },
          { guard: 'isComplete', target: 'updating' },
          { target: '.incomplete', actions: 'rememberMistakes' },
        ],
        'form.closed': 'abandoned',
      },
      states: {
        fresh: { description: 'Rien n’a encore été envoyé.' },
        incomplete: { description: 'Un champ manque ou est faux ; il est signalé.' },
        refused: { description: 'Le serveur a refusé un champ ; il est signalé.' },
        failed: { description: 'L’enregistrement n’a pas abouti ; la saisie est gardée.' },
      },
    },
    creating: {
      description: 'La nouvelle chasse est envoyée au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'createHunt',
        src: 'createHunt',
        input: ({ context }) => ({
          body: entryOf(context),
          idempotencyKey: attemptKey(context.formKey, context),
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'La chasse a été enregistrée.' } },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'editing.failed' },
    },
    updating: {
      description: 'La chasse modifiée est envoyée au serveur.',
      tags: 'busy',
      entry: 'forgetMistakes',
      invoke: {
        id: 'updateHunt',
        src: 'updateHunt',
        input: ({ context }) => ({ params: { id: context.hunt!.id }, body: entryOf(context) }),
        onDone: {
          target: 'saved',
          actions: { type: 'announce', params: { text: 'La chasse a été enregistrée.' } },
        },
        onError: [
          {
            guard: 'wasRefused',
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event },
          },
          { guard: 'wasInConflict', target: 'outdated' },
          { guard: 'wasMissing', target: 'outdated' },
          { target: 'editing.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
      after: { CALL_TIMEOUT: 'editing.failed' },
    },
    outdated: {
      description: 'La chasse a déjà eu lieu ou n’existe plus : elle ne peut plus être modifiée.',
      on: { 'form.closed': 'dismissed' },
    },
    saved: { description: 'La chasse est enregistrée.', type: 'final', output: { changed: true } },
    dismissed: {
      description: 'Le responsable sait que la chasse a changé ; les listes sont à relire.',
      type: 'final',
      output: { changed: true },
    },
    abandoned: { description: 'Le responsable a renoncé.', type: 'final', output: { changed: false } },
  },
})
