import { assign, emit, setup } from 'xstate'

/** `readings`: how many wait. `seconds`: the longest wait that was told. */
type Context = { readings: number; seconds: number }
type Event =
  | { type: 'reading.refused'; seconds: number }
  | { type: 'reading.resumed' }
  | { type: 'readings.retried' }

/**
 * What the page says while readings wait for an overloaded server, once for all of them. The transport tells
 * of each, and reads again when the server said so, or when `readings.retried` is emitted.
 */
export const overloadMachine = setup({
  types: {} as { context: Context; events: Event; emitted: { type: 'readings.retried' } },
  guards: { isLast: ({ context }) => context.readings === 1 },
  actions: {
    countReading: assign(({ context }, { seconds }: { seconds: number }) => ({
      readings: context.readings + 1,
      seconds: Math.max(context.seconds, seconds),
    })),
    discountReading: assign({ readings: ({ context }) => context.readings - 1 }),
    forgetReadings: assign({ readings: 0, seconds: 0 }),
    emitRetry: emit({ type: 'readings.retried' }),
  },
}).createMachine({
  id: 'overload',
  description:
    'Quand le serveur a trop à faire, la page le dit une fois, et lit de nouveau quand il le permet ou quand la personne le demande.',
  context: { readings: 0, seconds: 0 },
  initial: 'silent',
  on: {
    'reading.refused': {
      target: '.waiting',
      actions: { type: 'countReading', params: ({ event }) => event },
    },
  },
  states: {
    silent: { description: 'Rien n’attend.', entry: 'forgetReadings' },
    waiting: {
      description: 'Une partie de la page attend d’être lue de nouveau ; ce qui était déjà lu reste montré.',
      on: {
        'reading.resumed': [{ guard: 'isLast', target: 'silent' }, { actions: 'discountReading' }],
        'readings.retried': { target: 'silent', actions: 'emitRetry' },
      },
    },
  },
})
