import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, type RefObject, use, useEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { Button } from '../../../src/ui/buttons/button.tsx'
import { IconButton } from '../../../src/ui/buttons/icon-button.tsx'
import { Notice } from '../../../src/ui/notices/notice.tsx'
import { chartTitle } from '../../../tests/explore/dictionary.ts'
import { ChartOverlay, type Highlight } from './chart-overlay.tsx'
import { type Drawing, drawingOf } from '../drawing.ts'

type Props = { machine: AnyStateMachine; highlight: Highlight }
type ViewProps = { label: string; drawing: Drawing; highlight: Highlight }

/** Scrolls by dragging with a mouse; touch scrolls natively. */
function usePan(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, button, pointerId, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse' || button !== 0) return
      last.current = { x: clientX, y: clientY }
      frame.current?.setPointerCapture(pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!last.current) return
      frame.current?.scrollBy(last.current.x - clientX, last.current.y - clientY)
      last.current = { x: clientX, y: clientY }
    },
    onPointerUp() {
      last.current = null
    },
    onPointerCancel() {
      last.current = null
    },
  }
}

/** Pixels of the smallest letters at first. */
const LEGIBLE = 11

const STEP = 1.25
const [SMALLEST, LARGEST] = [0.1, 2.5]
const within = (zoom: number) => Math.max(SMALLEST, Math.min(LARGEST, zoom))

/**
 * A drawn chart that can be moved by touch, mouse, wheel or arrow keys; legible at first, around what is
 * highlighted, which it follows.
 */
function ChartView({ label, drawing, highlight }: ViewProps) {
  const { view, smallest, states, markup } = drawing
  const [zoom, setZoom] = useState(within(LEGIBLE / smallest))
  const frame = useRef<HTMLElement>(null)
  const isOpening = useRef(true)
  const pan = usePan(frame)
  const here = highlight.leaves.join(' ')
  const showAll = () => {
    const box = frame.current
    if (box) setZoom(within(Math.min(box.clientWidth / view.width, box.clientHeight / view.height)))
  }

  useEffect(() => {
    const rect = states.get(here.split(' ')[0] ?? '')
    const box = frame.current
    if (!rect || !box) return
    const isStill = isOpening.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    isOpening.current = false
    box.scrollTo({
      left: (rect.x - view.x + rect.width / 2) * zoom - box.clientWidth / 2,
      top: (rect.y - view.y + rect.height / 2) * zoom - box.clientHeight / 2,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }, [here, zoom, states, view])

  return (
    <div className="relative h-full min-h-0">
      <section
        ref={frame}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="chart-paper h-full cursor-grab overflow-auto rounded-card border border-line bg-ground active:cursor-grabbing"
        {...pan}
      >
        <div
          className="relative mx-auto [&>svg]:size-full"
          style={{ width: view.width * zoom, height: view.height * zoom }}
        >
          <div
            className="contents [&>svg]:block [&>svg]:size-full"
            dangerouslySetInnerHTML={{ __html: markup }}
          />
          <ChartOverlay drawing={drawing} highlight={highlight} />
        </div>
      </section>
      <div className="absolute top-2 right-4 flex rounded-control border border-line bg-surface">
        <IconButton icon={ZoomOut} label="Plus petit" onClick={() => setZoom(within(zoom / STEP))} />
        <Button variant="quiet" icon={Maximize} compact onClick={showAll}>
          Tout voir
        </Button>
        <IconButton icon={ZoomIn} label="Plus grand" onClick={() => setZoom(within(zoom * STEP))} />
      </div>
    </div>
  )
}

/** The chart of a machine, as soon as its drawing is there. */
export function Chart({ machine, highlight }: Props) {
  const drawing = use(drawingOf(machine.id))
  if (!drawing) return <Notice tone="info" title="Ce schéma n’est pas encore dessiné." still />
  const label = `Schéma : ${chartTitle(machine)}`
  return <ChartView key={machine.id} label={label} drawing={drawing} highlight={highlight} />
}
