import { assign, setup } from 'xstate'
import { readHunt, type Hunt } from '../../contract/giver/hunts.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { AskedWindow, GiverWindowsEvent } from './giver-windows-types.ts'

/** `asked`: the window named in the URL. `hunt`: null until loaded. */
type Context = { asked: AskedWindow; hunt: Hunt | null }

/** The event that the window's button would send; null if the hunt has no such button. */
function requestOf({ asked, hunt }: Context): GiverWindowsEvent | null {
  if (asked.name === 'documents' || asked.name === 'territories' || asked.name === 'planning')
    return { type: `${asked.name}.requested` }
  const state = hunt?.hunt_state.code
  if (!hunt || !state) return null
  if (asked.name === 'contacts') return { type: 'contacts.requested', hunt, askedContact: asked.askedContact }
  if (asked.name === 'animals') return { type: 'animals.requested', hunt, askedAnimal: asked.askedAnimal }
  if (asked.name === 'edition') return state === 'planned' ? { type: 'edition.requested', hunt } : null
  if (asked.name === 'duplication')
    return state === 'finished' ? { type: 'duplication.requested', hunt } : null
  if (state === 'planned') return null
  return { type: state === 'finished' ? 'versions.requested' : 'report.requested', hunt }
}

/**
 * Opens the window named in the URL, so that a reload or a link restores it. Output: the event that opens
 * it.
 */
export const windowOpeningMachine = setup({
  types: {} as {
    context: Context
    input: { asked: AskedWindow }
    output: { request: GiverWindowsEvent | null }
  },
  actors: { readHunt: call(readHunt) },
  guards: { ...failureGuards, isOfAHunt: ({ context }) => 'huntId' in context.asked },
  actions: {
    ...shellActions,
    rememberHunt: assign({ hunt: (_, { hunt }: { hunt: Hunt }) => hunt }),
  },
}).createMachine({
  id: 'windowOpening',
  description: 'L’adresse de la page nomme une fenêtre : elle s’ouvre, comme si on l’avait demandée.',
  context: ({ input }) => ({ ...input, hunt: null }),
  output: ({ context }) => ({ request: requestOf(context) }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Certaines fenêtres sont celles d’une chasse.',
      always: [{ guard: 'isOfAHunt', target: 'reading' }, { target: 'ended' }],
    },
    reading: {
      description: 'La chasse est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readHunt',
        src: 'readHunt',
        input: ({ context: { asked } }) => ({ params: { id: 'huntId' in asked ? asked.huntId : 0 } }),
        onDone: {
          target: 'ended',
          actions: { type: 'rememberHunt', params: ({ event }) => ({ hunt: event.output }) },
        },
        onError: [
          {
            guard: 'wasMissing',
            target: 'ended',
            actions: { type: 'announce', params: { text: 'Cette chasse n’existe plus.' } },
          },
          {
            guard: 'wasUnanswered',
            target: 'ended',
            actions: {
              type: 'announce',
              params: { text: 'La fenêtre n’a pas pu s’ouvrir. Ouvrez-la depuis la chasse.' },
            },
          },
          { target: 'ended', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    ended: { description: 'La fenêtre s’ouvre, si la chasse en a une telle.', type: 'final' },
  },
})
