import { assign, setup } from 'xstate'
import type { Hunt } from '../../../contract/giver/hunts.ts'
import { readReport, type Report } from '../../../contract/giver/reports.ts'
import { call } from '../../patterns/calls.ts'
import { shellActions } from '../../patterns/failures.ts'

type Input = { hunt: Hunt }
/** `report`: null until loaded. */
type Context = Input & { report: Report | null }
type Event =
  | { type: 'report.retried' }
  | { type: 'report.refreshed' }
  | { type: 'versions.shown' }
  | { type: 'versions.hidden' }
  | { type: 'correction.requested' }
  | { type: 'versions.closed' }
/** The report to correct, as read; null for none. */
type Output = { report: Report | null }

/**
 * The report of a past hunt: who received what and what became of the rest; on request its versions, with
 * author, time and reason.
 */
export const reportVersionsMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output },
  actors: { readReport: call(readReport) },
  guards: {
    isOpen: ({ context: { report } }) => report !== null && report.state !== 'requested',
  },
  actions: {
    ...shellActions,
    rememberReport: assign({ report: (_, { report }: { report: Report }) => report }),
  },
}).createMachine({
  id: 'reportVersions',
  description:
    'Le responsable relit le compte rendu d’une chasse passée : qui a reçu quoi et, s’il le demande, ce qu’il disait avant.',
  context: ({ input }) => ({ ...input, report: null }),
  initial: 'loading',
  output: ({ context, event }) =>
    (event.output as { corrects: boolean }).corrects ? { report: context.report } : { report: null },
  states: {
    loading: {
      description: 'Le compte rendu est en cours de lecture.',
      tags: 'busy',
      invoke: {
        id: 'readReport',
        src: 'readReport',
        input: ({ context }) => ({ params: { id: context.hunt.id } }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
      on: { 'versions.closed': 'left' },
    },
    shown: {
      description: 'Le compte rendu en vigueur est montré.',
      initial: 'result',
      states: {
        result: {
          description: 'On lit qui a reçu quoi, et ce qu’est devenu le reste.',
          on: { 'versions.shown': 'versions' },
        },
        versions: {
          description: 'Ses versions sont montrées dessous, la dernière en premier.',
          on: { 'versions.hidden': 'result' },
        },
      },
      on: {
        'report.refreshed': 'loading',
        'correction.requested': { guard: 'isOpen', target: 'correcting' },
        'versions.closed': 'left',
      },
    },
    failed: {
      description: 'Le compte rendu n’a pas pu être lu ; on peut réessayer.',
      on: { 'report.retried': 'loading', 'versions.closed': 'left' },
    },
    correcting: {
      description: 'Le responsable veut corriger ce compte rendu.',
      type: 'final',
      output: { corrects: true },
    },
    left: {
      description: 'Le responsable a fermé la fenêtre.',
      type: 'final',
      output: { corrects: false },
    },
  },
})
