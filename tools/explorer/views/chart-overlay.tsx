import type { Drawing, Rect } from '../drawing.ts'

export type Highlight = {
  leaves: readonly string[]
  active: readonly string[]
  visited: readonly string[]
  wires: readonly string[]
}

type FrameProps = { rect: Rect | undefined; className: string; width: number; grow?: number }

function Frame({ rect, className, width, grow = 0 }: FrameProps) {
  if (!rect) return null
  return (
    <rect
      x={rect.x - grow}
      y={rect.y - grow}
      width={rect.width + 2 * grow}
      height={rect.height + 2 * grow}
      rx={10 + grow}
      fill="none"
      strokeWidth={width}
      className={className}
    />
  )
}

/** A pin at the corner of a state, which slides when the state changes. */
function Pin({ rect }: { rect: Rect | undefined }) {
  if (!rect) return null
  return (
    <g
      className="chart-pin"
      style={{ transform: `translate(${rect.x + rect.width - 30}px, ${rect.y - 15}px)` }}
    >
      <rect
        x={-22}
        y={0}
        width={52}
        height={26}
        rx={13}
        className="fill-forest stroke-surface"
        strokeWidth={2}
      />
      <circle cx={-8} cy={13} r={5} fill="none" strokeWidth={2.5} className="stroke-on-forest" />
      <text x={4} y={18} fontSize={13} fontWeight={700} className="fill-on-forest">
        Ici
      </text>
    </g>
  )
}

/** Frames and a pin at the current states, an animated line for the latest transitions. */
export function ChartOverlay({ drawing, highlight }: { drawing: Drawing; highlight: Highlight }) {
  const { view, states, wires } = drawing
  const around = highlight.active.filter((id) => !highlight.leaves.includes(id))
  return (
    <svg
      aria-hidden
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <defs>
        <marker
          id="highlighted-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" className="fill-autumn" />
        </marker>
      </defs>
      {highlight.visited.map((id) => (
        <Frame key={`visited ${id}`} rect={states.get(id)} width={2.5} className="stroke-forest/45" />
      ))}
      {around.map((id) => (
        <Frame key={`around ${id}`} rect={states.get(id)} width={2} className="stroke-forest" />
      ))}
      {highlight.wires.flatMap((id) =>
        (wires.get(id) ?? []).map((line) => (
          <g key={line} data-highlighted="transition" data-of={id} fill="none" strokeLinejoin="round">
            <path d={line} strokeWidth={9} className="stroke-autumn/20" />
            <path
              d={line}
              strokeWidth={3.5}
              className="chart-highlighted-transition stroke-autumn"
              markerEnd="url(#highlighted-arrow)"
            />
          </g>
        )),
      )}
      {highlight.leaves.map((id, index) => (
        <g key={index} data-highlighted="state" data-of={id}>
          <Frame rect={states.get(id)} width={10} grow={5} className="stroke-forest/20" />
          <Frame rect={states.get(id)} width={4} className="stroke-forest" />
          <Pin rect={states.get(id)} />
        </g>
      ))}
    </svg>
  )
}
