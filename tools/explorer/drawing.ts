import { withOwnIds } from '../../tests/explore/markup.ts'
import { cached } from './cached.ts'

/** The position of a part in a drawn chart, in the drawing's units. */
export type Rect = { x: number; y: number; width: number; height: number }
export type Drawing = {
  /** The drawing itself, with ids made unique on the page. */
  markup: string
  view: Rect
  /** The size of its smallest letters, in its units. */
  smallest: number
  states: ReadonlyMap<string, Rect>
  /** The lines of each wire, as the `d` of a path. */
  wires: ReadonlyMap<string, readonly string[]>
}

const files = import.meta.glob<string>('../../docs/statecharts/*.svg', {
  query: '?raw',
  import: 'default',
})

const number = (element: Element, name: string) => Number(element.getAttribute(name))
const rectOf = (element: Element): Rect => ({
  x: number(element, 'x'),
  y: number(element, 'y'),
  width: number(element, 'width'),
  height: number(element, 'height'),
})

function readDrawing(source: string, name: string): Drawing {
  const markup = withOwnIds(source, name)
  const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement
  const [x = 0, y = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const states = new Map<string, Rect>()
  for (const frame of svg.querySelectorAll('[data-state]'))
    states.set(frame.getAttribute('data-state') ?? '', rectOf(frame))
  const wires = new Map<string, string[]>()
  for (const wire of svg.querySelectorAll('[data-wire]')) {
    const id = wire.getAttribute('data-wire') ?? ''
    wires.set(id, [...(wires.get(id) ?? []), wire.getAttribute('d') ?? ''])
  }
  const sizes = [...svg.querySelectorAll('[font-size]')].map((text) => number(text, 'font-size'))
  return { markup, view: { x, y, width, height }, smallest: Math.min(...sizes), states, wires }
}

export const fileOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const drawingOf = cached(async (id) => {
  const name = fileOf(id)
  const source = await files[`../../docs/statecharts/${name}.svg`]?.()
  return source === undefined ? undefined : readDrawing(source, name)
})
