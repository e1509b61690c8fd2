import { assign, emit, setup } from 'xstate'
import type { ConfirmationEvent } from '../patterns/confirmation.ts'

/** In place of a path: the person signs out. */
export const SIGN_OUT = 'signOut'

/**
 * `entries`: number of unsaved entries on the page. `to`: the requested path with its query, or `SIGN_OUT`;
 * null for back.
 */
type Context = { entries: number; to: string | null }
type Event =
  | { type: 'entry.begun' }
  | { type: 'entry.ended' }
  | { type: 'leaving.requested'; to: string | null }
  | ConfirmationEvent

/**
 * Asks before a page with unsaved entries is left by a link, the Back button or signing out, as windows ask
 * before closing. Emits `page.left` once the person has confirmed.
 */
export const leavingMachine = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: { type: 'page.left'; to: string | null }
  },
  guards: { isLast: ({ context }) => context.entries <= 1 },
  actions: {
    countEntry: assign({ entries: ({ context }) => context.entries + 1 }),
    uncountEntry: assign({ entries: ({ context }) => context.entries - 1 }),
    forgetEntries: assign({ entries: 0 }),
    rememberTarget: assign({ to: (_, { to }: { to: string | null }) => to }),
    emitLeft: emit(({ context }) => ({ type: 'page.left' as const, to: context.to })),
  },
}).createMachine({
  id: 'leaving',
  description: 'Avant de quitter une page où une saisie n’est pas enregistrée, on demande.',
  context: { entries: 0, to: null },
  initial: 'free',
  states: {
    free: {
      description:
        'Rien ne serait perdu : les liens, le bouton Retour et « Se déconnecter » agissent aussitôt.',
      on: { 'entry.begun': { target: 'guarded', actions: 'countEntry' } },
    },
    guarded: {
      description: 'Une saisie au moins n’est pas enregistrée.',
      tags: 'guarded',
      on: {
        'entry.begun': { actions: 'countEntry' },
        'entry.ended': [
          { guard: 'isLast', target: 'free', actions: 'forgetEntries' },
          { actions: 'uncountEntry' },
        ],
        'leaving.requested': {
          target: 'asking',
          actions: { type: 'rememberTarget', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'On demande si la page est quittée sans enregistrer.',
      tags: 'guarded',
      on: {
        'question.cancelled': 'guarded',
        'question.confirmed': { target: 'free', actions: ['forgetEntries', 'emitLeft'] },
      },
    },
  },
})
