import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { Hunt } from '../../contract/giver/hunts.ts'
import type { HuntState } from '../../contract/shared/hunts.ts'
import { limits } from '../../contract/limits.ts'
import { listSpecimenTypes, type SpecimenType } from '../../contract/shared/specimen-types.ts'
import { call } from '../patterns/calls.ts'
import { failureGuards, shellActions } from '../patterns/failures.ts'
import type { GiverWindowsInput } from './giver-windows-types.ts'
import { giverWindowsMachine } from './giver-windows.ts'
import { huntListMachine } from './hunt-list.ts'
import { type BegunEntries, nothingBegun } from './reports/begun-entries.ts'

/** `begun`: the hunts with an unfinished entry on this device. */
type Context = {
  windows: GiverWindowsInput
  specimenTypes: SpecimenType[]
  awaiting: number
  begun: BegunEntries
}
type Event =
  | { type: 'hunts.listed'; code: HuntState; total: number }
  | { type: 'hunts.changed' }
  | { type: 'reminder.closed' }
  | { type: 'report.requested'; hunt: Hunt }
  | { type: 'contacts.requested'; hunt: Hunt }
  | { type: 'specimenTypes.retried' }

/** The giver's home and its windows (spec §2 « Mon espace responsable de territoire »). */
export const giverHomeMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: GiverWindowsInput
    children: {
      giverWindows: 'giverWindows'
      informedHunts: 'huntList'
      plannedHunts: 'huntList'
      finishedHunts: 'huntList'
    }
  },
  actors: {
    listSpecimenTypes: call(listSpecimenTypes),
    huntList: huntListMachine,
    giverWindows: giverWindowsMachine,
    /** Ends once what is begun on this device is not what is known. Waits for ever until provided. */
    watchEntries: fromPromise<BegunEntries, BegunEntries>(() => new Promise(() => {})),
  },
  guards: {
    ...failureGuards,
    isOpeningAWindow: ({ context }) => context.windows.asked !== null,
    isAwaitingInformation: (_, listed: { code: HuntState; total: number }) =>
      listed.code === 'informed' && listed.total > 0,
    isUpToDate: (_, listed: { code: HuntState; total: number }) =>
      listed.code === 'informed' && listed.total === 0,
  },
  actions: {
    ...shellActions,
    forwardSpecimenTypes: sendTo('giverWindows', ({ context }) => ({
      type: 'specimenTypes.read',
      types: context.specimenTypes,
    })),
    rememberSpecimenTypes: assign({ specimenTypes: (_, { types }: { types: SpecimenType[] }) => types }),
    rememberBegun: assign({ begun: (_, { begun }: { begun: BegunEntries }) => begun }),
    countAwaiting: assign({ awaiting: (_, { total }: { total: number }) => total }),
    openReport: sendTo('giverWindows', (_, { hunt }: { hunt: Hunt }) => ({ type: 'report.requested', hunt })),
    openContacts: sendTo('giverWindows', (_, { hunt }: { hunt: Hunt }) => ({
      type: 'contacts.requested',
      hunt,
    })),
    reloadInformed: sendTo('informedHunts', { type: 'list.outdated' }),
    reloadPlanned: sendTo('plannedHunts', { type: 'list.outdated' }),
    reloadFinished: sendTo('finishedHunts', { type: 'list.outdated' }),
  },
}).createMachine({
  id: 'giverHome',
  description: 'L’espace du responsable de territoire : ses chasses, et les fenêtres qu’il ouvre.',
  type: 'parallel',
  context: ({ input }) => ({
    windows: input,
    specimenTypes: [],
    awaiting: 0,
    begun: nothingBegun,
  }),
  invoke: {
    id: 'giverWindows',
    src: 'giverWindows',
    input: ({ context: { windows, specimenTypes }, self }) => ({ ...windows, specimenTypes, parent: self }),
  },
  states: {
    hunts: {
      description: 'Ses trois listes de chasses : à déclarer, à venir, passées.',
      invoke: [
        {
          id: 'informedHunts',
          src: 'huntList',
          input: ({ self }) => ({
            where: { hunt_state_code: 'informed' },
            perPage: limits.everything,
            parent: self,
          }),
        },
        {
          id: 'plannedHunts',
          src: 'huntList',
          input: ({ self }) => ({
            where: { hunt_state_code: 'planned' },
            perPage: limits.everything,
            parent: self,
          }),
        },
        {
          id: 'finishedHunts',
          src: 'huntList',
          input: ({ self }) => ({
            where: { hunt_state_code: 'finished' },
            perPage: limits.pastHunts,
            parent: self,
          }),
        },
      ],
      on: { 'hunts.changed': { actions: ['reloadInformed', 'reloadPlanned', 'reloadFinished'] } },
    },
    entries: {
      description: 'Les comptes rendus et corrections qu’il a commencés sur cet appareil.',
      initial: 'watched',
      states: {
        watched: {
          description: 'On attend que l’une commence, ou soit envoyée ou abandonnée.',
          invoke: {
            id: 'watchEntries',
            src: 'watchEntries',
            input: ({ context }) => context.begun,
            onDone: {
              target: 'watched',
              reenter: true,
              actions: { type: 'rememberBegun', params: ({ event }) => ({ begun: event.output }) },
            },
          },
        },
      },
    },
    specimenTypes: {
      description: 'Les types de gibier, nécessaires aux fenêtres.',
      initial: 'loading',
      states: {
        loading: {
          description: 'Les types de gibier sont en cours de lecture.',
          invoke: {
            id: 'listSpecimenTypes',
            src: 'listSpecimenTypes',
            onDone: {
              target: 'loaded',
              actions: [
                { type: 'rememberSpecimenTypes', params: ({ event }) => ({ types: event.output }) },
                'forwardSpecimenTypes',
              ],
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'reportFailure', params: ({ event }) => event },
            },
          },
        },
        loaded: {
          description: 'Les types de gibier sont connus.',
          on: { 'hunts.changed': 'loading' },
        },
        unavailable: {
          description: 'Les types de gibier n’ont pas pu être lus ; on peut réessayer.',
          on: { 'specimenTypes.retried': 'loading' },
        },
      },
    },
    reminder: {
      description: 'Le rappel des chasses qui attendent une information.',
      initial: 'waiting',
      on: {
        'hunts.listed': {
          guard: { type: 'isAwaitingInformation', params: ({ event }) => event },
          actions: { type: 'countAwaiting', params: ({ event }) => event },
        },
      },
      states: {
        waiting: {
          description: 'On ne sait pas encore si des chasses attendent.',
          // A window named in the URL opens first, with nothing over it.
          always: { guard: 'isOpeningAWindow', target: 'done' },
          on: {
            'hunts.listed': [
              {
                guard: { type: 'isAwaitingInformation', params: ({ event }) => event },
                target: 'shown',
                actions: { type: 'countAwaiting', params: ({ event }) => event },
              },
              { guard: { type: 'isUpToDate', params: ({ event }) => event }, target: 'done' },
            ],
          },
        },
        shown: {
          description: 'Le rappel est affiché.',
          on: {
            'reminder.closed': 'done',
            'report.requested': {
              target: 'done',
              actions: { type: 'openReport', params: ({ event }) => event },
            },
            'contacts.requested': {
              target: 'done',
              actions: { type: 'openContacts', params: ({ event }) => event },
            },
          },
        },
        done: { description: 'Le rappel a été vu, ou n’était pas nécessaire.', type: 'final' },
      },
    },
  },
})
