import { assign, setup } from 'xstate'

/** Longitude and latitude of the centre in degrees, and the zoom factor. */
export type MapPosition = { center: [number, number]; zoom: number }
/**
 * `department`: the chosen one, null for the whole country. `center`: where the map was moved, null for
 * the default centre. `summary`: the one displayed, null for the first. `named`: the department whose name
 * and value are displayed since it was pressed, which needs no pointer that hovers.
 */
type Context = {
  department: string | null
  center: MapPosition['center'] | null
  zoom: number
  summary: string | null
  named: string | null
}
type Named = { department: string }
type Event =
  | { type: 'zoom.increased' }
  | { type: 'zoom.decreased' }
  | ({ type: 'map.moved' } & MapPosition)
  | { type: 'department.chosen'; department: string }
  | { type: 'country.chosen' }
  | { type: 'summary.chosen'; code: string }
  | ({ type: 'department.pressed' } & Named)
  | { type: 'elsewhere.pressed' }

/** The initial department of the map; null for the whole country. */
type Input = { department: string | null }
const STEP = 1.6
/** The zoom factor for one department. */
const CLOSE = 5
/** The maximum zoom factor. */
export const MOST_ZOOM = 16

/** Moves and zooms the map of a statistic, or focuses on one department (spec §2 « Statistics »). */
export const mapViewMachine = setup({
  types: {} as { context: Context; events: Event; input: Input },
  guards: {
    isLimited: ({ context }) => context.department !== null,
    mayIncrease: ({ context }) => context.zoom < MOST_ZOOM,
    staysWithin: ({ context }) => context.zoom > STEP,
    isPressedAgain: ({ context }, { department }: Named) => context.named === department,
    isAnyPressed: ({ context }) => context.named !== null,
  },
  actions: {
    increase: assign({ zoom: ({ context }) => Math.min(MOST_ZOOM, context.zoom * STEP) }),
    decrease: assign({ zoom: ({ context }) => context.zoom / STEP }),
    move: assign((_, { center, zoom }: MapPosition) => ({ center, zoom })),
    goTo: assign((_, { department }: Named) => ({ department, center: null, zoom: CLOSE })),
    goBack: assign({ department: null, center: null, zoom: 1 }),
    show: assign({ summary: (_, { code }: { code: string }) => code }),
    nameDepartment: assign({ named: (_, { department }: Named) => department }),
    hideName: assign({ named: null }),
  },
}).createMachine({
  id: 'mapView',
  description:
    'Une personne regarde une carte : elle la déplace, l’agrandit, va à un département, en touche un pour lire son nombre.',
  context: ({ input: { department } }) => ({
    department,
    center: null,
    zoom: department === null ? 1 : CLOSE,
    summary: null,
    named: null,
  }),
  initial: 'opening',
  on: {
    'summary.chosen': { actions: { type: 'show', params: ({ event }) => event } },
    'zoom.increased': { guard: 'mayIncrease', target: '.near', actions: 'increase' },
    'map.moved': { target: '.near', actions: { type: 'move', params: ({ event }) => event } },
    'department.pressed': [
      { guard: { type: 'isPressedAgain', params: ({ event }) => event }, actions: 'hideName' },
      { actions: { type: 'nameDepartment', params: ({ event }) => event } },
    ],
    'elsewhere.pressed': { guard: 'isAnyPressed', actions: 'hideName' },
    'department.chosen': { target: '.near', actions: { type: 'goTo', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'La carte s’ouvre sur la France, ou sur le département de la fédération.',
      always: [{ guard: 'isLimited', target: 'near' }, { target: 'whole' }],
    },
    whole: { description: 'La France entière est montrée.', entry: 'goBack' },
    near: {
      description: 'Une partie de la France est montrée, agrandie.',
      on: {
        'zoom.decreased': [{ guard: 'staysWithin', actions: 'decrease' }, { target: 'whole' }],
        'country.chosen': 'whole',
      },
    },
  },
})
