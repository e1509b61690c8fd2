import { emit, setup } from 'xstate'

/** A step of the registration form. */
export type Step = 1 | 2
type Event =
  /** The URL changed to a step: back, forward, or our own navigation. */
  | { type: 'url.changed'; step: Step }
  /** The form displays a step. */
  | { type: 'step.shown'; step: Step }
/**
 * `step.requested`: the form should go to a step. `step.pushed`, `step.left`: the URL should add or drop
 * step 2.
 */
type Emitted = { type: 'step.requested'; step: Step } | { type: 'step.pushed' } | { type: 'step.left' }

/**
 * Synchronises the step of a registration and its URL (spec §2 « Registration »). Passwords are not
 * stored, so a page that opens starts with step 1.
 */
export const registrationUrlMachine = setup({
  types: {} as { events: Event; emitted: Emitted },
  guards: {
    isFirst: (_, { step }: { step: Step }) => step === 1,
    isSecond: (_, { step }: { step: Step }) => step === 2,
  },
  actions: {
    requestFirst: emit({ type: 'step.requested', step: 1 }),
    requestSecond: emit({ type: 'step.requested', step: 2 }),
    pushStep: emit({ type: 'step.pushed' }),
    leaveStep: emit({ type: 'step.left' }),
  },
  // The form reacts to a request within the same tick, or not at all.
  delays: { FORM_TURN: 0 },
}).createMachine({
  id: 'registrationUrl',
  description: 'L’adresse de la page et l’étape de l’inscription se suivent.',
  initial: 'first',
  states: {
    first: {
      description: 'La première étape est montrée, et l’adresse le dit.',
      on: {
        'step.shown': {
          guard: { type: 'isSecond', params: ({ event }) => event },
          target: 'second',
          actions: 'pushStep',
        },
        'url.changed': { guard: { type: 'isSecond', params: ({ event }) => event }, target: 'advancing' },
      },
    },
    advancing: {
      description: 'L’adresse demande la seconde étape ; on regarde si la saisie la permet.',
      entry: 'requestSecond',
      on: {
        'step.shown': { guard: { type: 'isSecond', params: ({ event }) => event }, target: 'second' },
      },
      after: { FORM_TURN: { target: 'first', actions: 'leaveStep' } },
    },
    second: {
      description: 'La seconde étape est montrée, et l’adresse le dit.',
      on: {
        'step.shown': {
          guard: { type: 'isFirst', params: ({ event }) => event },
          target: 'first',
          actions: 'leaveStep',
        },
        'url.changed': { guard: { type: 'isFirst', params: ({ event }) => event }, target: 'returning' },
      },
    },
    returning: {
      description: 'L’adresse demande la première étape ; on regarde si l’inscription ne part pas déjà.',
      entry: 'requestFirst',
      on: {
        'step.shown': { guard: { type: 'isFirst', params: ({ event }) => event }, target: 'first' },
      },
      after: { FORM_TURN: { target: 'second', actions: 'pushStep' } },
    },
  },
})
