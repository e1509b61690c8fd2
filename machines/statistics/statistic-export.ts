import { assign, setup } from 'xstate'
import { exportStatistic } from '../../contract/statistics/statistics.ts'
import { limits } from '../../contract/limits.ts'
import { call } from '../patterns/calls.ts'
import { shellActions } from '../patterns/failures.ts'

/** Values of a statistic's filters by field; a missing one has its default. */
export type Chosen = Readonly<Record<string, string>>
type Input = { code: string; chosen: Chosen }
/** `url`: of the file; empty until ready. */
type Context = Input & { url: string }
type Event = { type: 'export.requested' } | { type: 'filters.changed'; chosen: Chosen }

/** Exports a statistic as an Excel file (spec §2 « Statistics », « Excel export », §7 « export: data.url »). */
export const statisticExportMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  actors: { exportStatistic: call(exportStatistic) },
  actions: {
    ...shellActions,
    rememberUrl: assign({ url: (_, { url }: { url: string }) => url }),
    forgetUrl: assign({ url: '' }),
    adoptFilters: assign({ chosen: (_, { chosen }: { chosen: Chosen }) => chosen }),
  },
  delays: { EXPORT_LIFETIME: limits.exportLifetime },
}).createMachine({
  id: 'statisticExport',
  description: 'Une statistique est demandée en fichier Excel, puis téléchargée.',
  context: ({ input }) => ({ ...input, url: '' }),
  initial: 'idle',
  on: {
    'filters.changed': {
      target: '.idle',
      actions: ['forgetUrl', { type: 'adoptFilters', params: ({ event }) => event }],
    },
  },
  states: {
    idle: {
      description: 'Aucun fichier n’est demandé.',
      on: { 'export.requested': 'preparing' },
    },
    preparing: {
      description: 'Le fichier est demandé au serveur.',
      tags: 'busy',
      invoke: {
        id: 'exportStatistic',
        src: 'exportStatistic',
        input: ({ context: { code, chosen } }) => ({ params: { code }, body: chosen }),
        onDone: { target: 'ready', actions: { type: 'rememberUrl', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'reportFailure', params: ({ event }) => event } },
      },
    },
    ready: {
      description: 'Le fichier peut être téléchargé, pendant dix minutes.',
      exit: 'forgetUrl',
      after: { EXPORT_LIFETIME: 'expired' },
    },
    expired: {
      description: 'Le fichier n’est plus disponible ; on peut le demander à nouveau.',
      on: { 'export.requested': 'preparing' },
    },
    failed: {
      description: 'Le fichier n’a pas pu être préparé ; on peut réessayer.',
      on: { 'export.requested': 'preparing' },
    },
  },
})
