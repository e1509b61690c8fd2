import { assign, setup } from 'xstate'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import {
  listDelegatedMeetings,
  makeMeetingLink,
  closeMeetingLink,
  type DelegatedMeeting,
} from '../../../contract/giver/meeting-links.ts'
import { messageOf } from '../../../contract/problem.ts'
import { call } from '../../patterns/calls.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'

type Input = { hunt: Hunt }
/**
 * `meeting`: the one whose link is created or closed. `url`: the created link. `reason`: why the server
 * refused, in French.
 */
type Context = Input & {
  meetings: DelegatedMeeting[]
  meeting: DelegatedMeeting | null
  url: string
  reason: string
}
type Event =
  | { type: 'loading.retried' }
  | { type: 'reading.requested' }
  | { type: 'link.requested'; meeting: DelegatedMeeting }
  | { type: 'closure.requested'; meeting: DelegatedMeeting }

const keepMeeting = {
  type: 'rememberMeeting',
  params: ({ event }: { event: { meeting: DelegatedMeeting } }) => event,
} as const

/**
 * The meetings held by a delegate: the giver creates a link, sees what was recorded through it, and closes
 * it (decision 0070).
 */
export const delegatedMeetingsMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    listDelegatedMeetings: call(listDelegatedMeetings),
    makeMeetingLink: call(makeMeetingLink),
    closeMeetingLink: call(closeMeetingLink),
  },
  guards: {
    ...failureGuards,
    isUnreported: ({ context }) => context.hunt.hunt_state.code !== 'finished',
    isLinked: (_, { meeting }: { meeting: DelegatedMeeting }) => meeting.is_open,
  },
  actions: {
    ...shellActions,
    rememberMeetings: assign({ meetings: (_, { meetings }: { meetings: DelegatedMeeting[] }) => meetings }),
    rememberMeeting: assign({
      meeting: (_, { meeting }: { meeting: DelegatedMeeting }) => meeting,
      url: '',
      reason: '',
    }),
    rememberLink: assign({ url: (_, { url }: { url: string }) => url }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
  delays: { POLL_PAUSE: 15_000 },
}).createMachine({
  id: 'delegatedMeetings',
  description: 'Le responsable donne un lien à la personne qui tient un rendez-vous, et le ferme.',
  context: ({ input }) => ({ ...input, meetings: [], meeting: null, url: '', reason: '' }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'La chasse est-elle déjà déclarée ?',
      always: [{ guard: 'isUnreported', target: 'loading' }, { target: 'closed' }],
    },
    closed: { description: 'La chasse est déclarée : il n’y a plus de rendez-vous.', type: 'final' },
    loading: {
      description: 'Les rendez-vous tenus par quelqu’un d’autre sont en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'listDelegatedMeetings',
        src: 'listDelegatedMeetings',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: {
          target: 'listed',
          actions: { type: 'rememberMeetings', params: ({ event }) => ({ meetings: event.output }) },
        },
        onError: { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: 'Les rendez-vous n’ont pas pu être lus ; on peut réessayer.',
      on: { 'loading.retried': 'loading' },
    },
    listed: {
      description: 'Les rendez-vous sont montrés, avec ce qui y a été noté par le lien.',
      initial: 'fresh',
      on: {
        'reading.requested': 'loading',
        'link.requested': { target: 'making', actions: keepMeeting },
        'closure.requested': {
          guard: { type: 'isLinked', params: ({ event }) => event },
          target: 'closing',
          actions: keepMeeting,
        },
      },
      states: {
        fresh: { description: 'Rien n’est en attente.', after: { POLL_PAUSE: 'refreshing' } },
        refreshing: {
          description: 'Ce qui y est noté est relu ; ce qui est déjà lu reste montré.',
          invoke: {
            id: 'listDelegatedMeetings',
            src: 'listDelegatedMeetings',
            input: ({ context }) => ({ params: { id: context.hunt.id } }),
            onDone: {
              target: 'fresh',
              actions: { type: 'rememberMeetings', params: ({ event }) => ({ meetings: event.output }) },
            },
            onError: 'stale',
          },
        },
        stale: {
          description: 'Ce n’a pas pu être relu : ce qui est montré date un peu.',
          after: { POLL_PAUSE: 'refreshing' },
        },
        failed: {
          description: 'La demande n’a pas abouti ; on peut recommencer.',
          after: { POLL_PAUSE: 'refreshing' },
        },
      },
    },
    making: {
      description: 'Le lien est créé ; celui d’avant n’ouvre plus rien.',
      tags: 'busy',
      invoke: {
        id: 'makeMeetingLink',
        src: 'makeMeetingLink',
        input: ({ context }) => ({ params: { id: context.meeting!.id } }),
        onDone: {
          target: 'loading',
          actions: { type: 'rememberLink', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'wasMissing',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    closing: {
      description: 'Le lien est fermé.',
      tags: 'busy',
      invoke: {
        id: 'closeMeetingLink',
        src: 'closeMeetingLink',
        input: ({ context }) => ({ params: { id: context.meeting!.id } }),
        onDone: {
          target: 'loading',
          actions: { type: 'announce', params: { text: 'Le lien est fermé.' } },
        },
        onError: [
          {
            guard: 'wasMissing',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'listed.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
