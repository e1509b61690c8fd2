import { setup } from 'xstate'
import { endAssistance } from '../../contract/sign-in/sign-in-links.ts'
import type { Assistance } from '../../contract/shared/session.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

type Context = { assistance: Assistance | null }

/**
 * An assisted session: a notice on every page, and a button that ends it. The page is then reloaded with
 * the browser's earlier session.
 */
export const assistanceMachine = setup({
  types: {} as { context: Context; events: { type: 'assistance.ended' }; input: Context },
  actors: { endAssistance: call(endAssistance) },
  guards: { isAssisted: ({ context }) => context.assistance !== null },
  actions: {
    ...shellActions,
    /** Reloads the page, at the record of the person. Does nothing until provided. */
    reopenRecord: () => {},
  },
}).createMachine({
  id: 'assistance',
  description: 'Quelqu’un agit à la place d’une personne, dans une session assistée.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Quelqu’un agit-il à la place de la personne ?',
      always: [{ guard: 'isAssisted', target: 'acting' }, { target: 'absent' }],
    },
    absent: { description: 'La personne agit elle-même.', type: 'final' },
    acting: {
      description: 'Un bandeau dit à la place de qui l’on agit, et jusqu’à quand.',
      on: { 'assistance.ended': 'ending' },
    },
    ending: {
      description: 'La session assistée se ferme.',
      tags: 'busy',
      invoke: {
        id: 'endAssistance',
        src: 'endAssistance',
        onDone: 'left',
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'La session assistée n’a pas pu être fermée ; on peut réessayer.',
      on: { 'assistance.ended': 'ending' },
    },
    left: {
      description: 'La page se rouvre, avec la session d’avant s’il y en avait une.',
      type: 'final',
      entry: 'reopenRecord',
    },
  },
})
