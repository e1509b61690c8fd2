import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate'
import type { Explorable } from './explorable.ts'
import { type Place, placeOf } from './address.ts'
import type { PathRef } from './generated.ts'
import { begun, followed, type Timeline, movedTo, timelineAfter } from './timeline.ts'

type Input = { flows: readonly Explorable[]; address: string }
type Context = { flows: readonly Explorable[]; place: Place; search: string }
type Event =
  /** The URL after « # » has changed. */
  | { type: 'address.changed'; address: string }
  | { type: 'search.typed'; value: string }
  | { type: 'choice.made'; code: string }
  | { type: 'step.chosen'; at: number }
  | { type: 'start.chosen'; start: number }
  | { type: 'path.chosen'; path: PathRef }
  | { type: 'path.left' }
  | { type: 'path.played' }
  | { type: 'path.paused' }

const timelineIn = ({ place }: Context): Timeline | undefined =>
  place.kind === 'flow' ? place.timeline : undefined

type Change = (timeline: Timeline) => Timeline | undefined
const changed = (context: Context, change: Change) => {
  const timeline = timelineIn(context)
  return timeline && change(timeline)
}
const moved = (context: Context, change: Change) => {
  const timeline = changed(context, change)
  return timeline ? { place: { kind: 'flow', timeline } as const } : {}
}

const hasMore = (context: Context) => {
  const timeline = timelineIn(context)
  return timeline !== undefined && timeline.at < timeline.steps.length
}

/** Milliseconds between the steps of a playing path. */
export const PACE = 1600

export const explorerMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  delays: { PACE },
  guards: {
    isHome: ({ context }) => context.place.kind === 'home',
    isPage: ({ context }) => context.place.kind === 'page',
    isUnknown: ({ context }) => context.place.kind === 'unknown',
    isFollowing: ({ context }) => timelineIn(context)?.path !== undefined,
    isPossible: ({ context }, { code }: { code: string }) =>
      changed(context, (one) => timelineAfter(one, code)) !== undefined,
    isGenerated: ({ context }, { path }: { path: PathRef }) =>
      changed(context, ({ flow }) => followed(flow, path)) !== undefined,
    hasMore: ({ context }) => hasMore(context),
    isOver: ({ context }) => !hasMore(context),
  },
  actions: {
    goTo: assign({
      place: ({ context }, { address }: { address: string }) => placeOf(address, context.flows),
    }),
    rememberSearch: assign({ search: (_, { value }: { value: string }) => value }),
    take: assign(({ context }, { code }: { code: string }) =>
      moved(context, (one) => timelineAfter(one, code)),
    ),
    moveTo: assign(({ context }, { at }: { at: number }) => moved(context, (one) => movedTo(one, at))),
    advance: assign(({ context }) => moved(context, (one) => movedTo(one, one.at + 1))),
    rewind: assign(({ context }) => moved(context, (one) => movedTo(one, 0))),
    beginWith: assign(({ context }, { start }: { start: number }) =>
      moved(context, ({ flow }) => begun(flow, start)),
    ),
    follow: assign(({ context }, { path }: { path: PathRef }) =>
      moved(context, ({ flow }) => followed(flow, path)),
    ),
    leavePath: assign(({ context }) => moved(context, ({ path: _, ...timeline }) => timeline)),
  },
}).createMachine({
  id: 'explorer',
  description: 'On lit les pages, choisit un parcours, s’y déplace et le regarde se dérouler.',
  context: ({ input: { flows, address } }) => ({ flows, search: '', place: placeOf(address, flows) }),
  initial: 'arriving',
  on: { 'address.changed': { target: '.arriving', actions: { type: 'goTo', params: ({ event }) => event } } },
  states: {
    arriving: {
      description: 'L’adresse dit ce qui est montré.',
      always: [
        { guard: 'isHome', target: 'choosing' },
        { guard: 'isPage', target: 'reading' },
        { guard: 'isUnknown', target: 'lost' },
        { guard: 'isFollowing', target: 'exploring.paused' },
        { target: 'exploring.free' },
      ],
    },
    choosing: {
      description: 'La liste des parcours est montrée, filtrée par ce que l’on cherche.',
      on: { 'search.typed': { actions: { type: 'rememberSearch', params: ({ event }) => event } } },
    },
    reading: { description: 'Une page des documents est montrée.' },
    lost: { description: 'L’adresse ne mène nulle part ; la page le dit.' },
    exploring: {
      description: 'Un parcours est montré, là où l’on en est.',
      initial: 'free',
      on: {
        'choice.made': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          target: '.free',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'start.chosen': {
          target: '.free',
          actions: { type: 'beginWith', params: ({ event }) => event },
        },
        'path.chosen': {
          guard: { type: 'isGenerated', params: ({ event }) => event },
          target: '.paused',
          actions: { type: 'follow', params: ({ event }) => event },
        },
      },
      states: {
        free: {
          description: 'On avance librement, en faisant arriver ce qui peut arriver.',
          on: { 'step.chosen': { actions: { type: 'moveTo', params: ({ event }) => event } } },
        },
        paused: {
          description: 'Un chemin calculé est choisi ; on le suit pas à pas.',
          on: {
            'step.chosen': { actions: { type: 'moveTo', params: ({ event }) => event } },
            'path.left': { target: 'free', actions: 'leavePath' },
            'path.played': [
              { guard: 'hasMore', target: 'playing', actions: 'advance' },
              { target: 'playing', actions: 'rewind' },
            ],
          },
        },
        playing: {
          description: 'Le chemin se déroule tout seul, jusqu’à sa fin.',
          after: { PACE: { guard: 'hasMore', target: 'playing', reenter: true, actions: 'advance' } },
          always: { guard: 'isOver', target: 'paused' },
          on: {
            'step.chosen': { target: 'paused', actions: { type: 'moveTo', params: ({ event }) => event } },
            'path.paused': { target: 'paused' },
          },
        },
      },
    },
  },
})

/** What parts of the explorer are given: its machine, and what it shows of a flow. */
export type Explorer = ActorRefFrom<typeof explorerMachine>
export type Showing = { actor: Explorer; state: SnapshotFrom<typeof explorerMachine> }
export type OfFlow = { actor: Explorer; timeline: Timeline }
