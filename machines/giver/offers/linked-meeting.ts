import { assign, setup } from 'xstate'
import {
  readLinkedMeeting,
  handLinkedOver,
  reportLinkedAbsence,
  type ExpectedPerson,
  type LinkedMeeting,
} from '../../../contract/giver/meeting-links.ts'
import { messageOf } from '../../../contract/problem.ts'
import { toldOf } from '../animals/messages.ts'
import { call } from '../../patterns/calls.ts'
import type { ConfirmationEvent } from '../../patterns/confirmation.ts'
import { failureGuards, shellActions } from '../../patterns/failures.ts'

/** The token of the link. */
type Input = { token: string }
/** `person`: the one acted upon. `reason`: why the server refused, in French. */
type Context = Input & { meeting: LinkedMeeting | null; person: ExpectedPerson | null; reason: string }
type Event =
  | { type: 'loading.retried' }
  | { type: 'reading.requested' }
  | { type: 'handOver.requested'; person: ExpectedPerson }
  | { type: 'absence.requested'; person: ExpectedPerson }
  | ConfirmationEvent

type Chosen = { person: ExpectedPerson }
const keepPerson = {
  type: 'rememberPerson',
  params: ({ event }: { event: Chosen }) => event,
} as const

/** A giver's delegate records through a link who came to the meeting and who did not (decision 0070). */
export const linkedMeetingMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: {
    readLinkedMeeting: call(readLinkedMeeting),
    handLinkedOver: call(handLinkedOver),
    reportLinkedAbsence: call(reportLinkedAbsence),
  },
  guards: {
    ...failureGuards,
    mayTake: (_, { person }: Chosen) => person.state === 'accepted' && person.obstacle === null,
    mayMiss: ({ context }, { person }: Chosen) =>
      person.state === 'accepted' && context.meeting?.is_over === true,
  },
  actions: {
    ...shellActions,
    rememberMeeting: assign({ meeting: (_, { meeting }: { meeting: LinkedMeeting }) => meeting }),
    rememberPerson: assign({ person: (_, { person }: Chosen) => person, reason: '' }),
    rememberReason: assign({ reason: (_, { error }: { error: unknown }) => messageOf(error) }),
  },
}).createMachine({
  id: 'linkedMeeting',
  description: 'La personne qui tient le rendez-vous note par son lien qui est venu, et qui ne l’est pas.',
  context: ({ input }) => ({ ...input, meeting: null, person: null, reason: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Le rendez-vous est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readLinkedMeeting',
        src: 'readLinkedMeeting',
        input: ({ context: { token } }) => ({ body: { token } }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberMeeting', params: ({ event }) => ({ meeting: event.output }) },
        },
        onError: [
          { guard: 'wasMissing', target: 'gone' },
          { target: 'unavailable', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    gone: { description: 'Le lien n’est plus valable.', type: 'final' },
    unavailable: {
      description: 'Le rendez-vous n’a pas pu être lu ; on peut réessayer.',
      on: { 'loading.retried': 'loading' },
    },
    shown: {
      description: 'Les personnes attendues sont montrées.',
      initial: 'fresh',
      on: {
        'reading.requested': 'loading',
        'handOver.requested': {
          guard: { type: 'mayTake', params: ({ event }) => event },
          target: 'confirming',
          actions: keepPerson,
        },
        'absence.requested': {
          guard: { type: 'mayMiss', params: ({ event }) => event },
          target: 'doubting',
          actions: keepPerson,
        },
      },
      states: {
        fresh: { description: 'Rien n’est en attente.' },
        failed: { description: 'La demande n’a pas abouti ; on peut recommencer.' },
      },
    },
    confirming: {
      description: 'On demande si le gibier est remis, et si ce qu’il faut dire est dit.',
      on: { 'question.confirmed': 'handing', 'question.cancelled': 'shown' },
    },
    doubting: {
      description: 'On demande si la personne n’est pas venue.',
      on: { 'question.confirmed': 'reporting', 'question.cancelled': 'shown' },
    },
    handing: {
      description: 'La remise est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'handLinkedOver',
        src: 'handLinkedOver',
        input: ({ context: { token, person } }) => ({
          body: { token, offer_id: person!.id, ...toldOf(person!.is_boar, person!.informing) },
        }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'rememberMeeting', params: ({ event }) => ({ meeting: event.output }) },
            { type: 'announce', params: { text: 'La remise est notée.' } },
          ],
        },
        onError: [
          { guard: 'wasMissing', target: 'gone' },
          {
            guard: 'wasInConflict',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'shown.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
    reporting: {
      description: 'L’absence est envoyée au serveur.',
      tags: 'busy',
      invoke: {
        id: 'reportLinkedAbsence',
        src: 'reportLinkedAbsence',
        input: ({ context: { token, person } }) => ({ body: { token, offer_id: person!.id } }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'rememberMeeting', params: ({ event }) => ({ meeting: event.output }) },
            { type: 'announce', params: { text: 'L’absence est notée.' } },
          ],
        },
        onError: [
          { guard: 'wasMissing', target: 'gone' },
          {
            guard: 'wasInConflict',
            target: 'loading',
            actions: { type: 'rememberReason', params: ({ event }) => event },
          },
          { target: 'shown.failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
})
