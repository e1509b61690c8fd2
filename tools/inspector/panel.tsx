import { PanelRightClose, Workflow } from 'lucide-react'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import { Button } from '../../src/ui/buttons/button.tsx'
import { Heading } from '../../src/ui/page/heading.tsx'
import { IconButton } from '../../src/ui/buttons/icon-button.tsx'
import { chartTitle } from '../../tests/explore/dictionary.ts'
import { toneOf } from '../../tests/explore/transition-labels.ts'
import { eventText } from '../explorer/available-events.ts'
import { Chart } from '../explorer/views/chart-view.tsx'
import { ToneMark } from '../explorer/views/tone-mark.tsx'
import { highlightOf } from '../explorer/highlight.ts'
import { enteredText, locationText } from '../explorer/location.ts'
import { type Live, liveMachines, type RecordedEvent, watchMachines } from './recorder.ts'

/** `onToggle`: the panel is open or folded, from the beginning on. */
type Props = { onToggle: (isOpen: boolean) => void }
type TreeProps = {
  lives: readonly Live[]
  parent?: AnyActorRef
  shown: Live | undefined
  onChoose: (ref: AnyActorRef) => void
}

/** Root machines: without a parent, or whose parent is not a machine of the page. */
const childrenOf = (lives: readonly Live[], parent: AnyActorRef | undefined) =>
  lives.filter((live) => (parent ? live.parent === parent : !lives.some(({ ref }) => ref === live.parent)))

function Tree({ lives, parent, shown, onChoose }: TreeProps) {
  const children = childrenOf(lives, parent)
  if (children.length === 0) return null
  return (
    <ul className={parent ? 'ml-3 border-l border-line pl-2' : ''}>
      {children.map(({ ref, state }) => (
        <li key={ref.sessionId}>
          <button
            type="button"
            aria-pressed={ref === shown?.ref}
            onClick={() => onChoose(ref)}
            className={`w-full cursor-pointer rounded-control px-2 py-1.5 text-left text-sm leading-snug ${ref === shown?.ref ? 'bg-forest-soft font-semibold text-forest' : 'hover:bg-sunken'}`}
          >
            {chartTitle(state.machine)}
            <span className="block font-normal text-ink-soft">{locationText(state)}</span>
          </button>
          <Tree lives={lives} shown={shown} onChoose={onChoose} parent={ref} />
        </li>
      ))}
    </ul>
  )
}

function LiveChart({ live: { state, events } }: { live: Live }) {
  const visited = events.flatMap(({ before }) => before._nodes.filter(({ type }) => type === 'atomic'))
  const taken = events[0]?.transitions ?? []
  const ids = visited.map(({ id }) => id)
  return <Chart machine={state.machine} highlight={highlightOf(state, taken, ids)} />
}

const placeAfter = (before: RecordedEvent['before'], after: RecordedEvent['after']) => {
  const entered = enteredText(before, after)
  return entered === '' ? 'reste là' : `→ ${entered}`
}

function EventList({ events }: { events: readonly RecordedEvent[] }) {
  if (events.length === 0) return <p className="px-2 text-sm text-ink-soft">Rien n’est encore arrivé.</p>
  return (
    <ol aria-label="Ce qui est arrivé" className="grid gap-1">
      {events.map(({ number, type, before, after, transitions }) => (
        <li key={number} className="flex gap-2 px-2 text-sm leading-snug">
          <ToneMark tone={transitions[0] ? toneOf(transitions[0]) : 'event'} />
          <span>
            {eventText(before, type)}
            <span className="block text-ink-soft">{placeAfter(before, after)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

export function Panel({ onToggle }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [chosen, choose] = useState<AnyActorRef>()
  const lives = useSyncExternalStore(watchMachines, liveMachines)
  const toggle = () => setOpen(!isOpen)
  useEffect(() => onToggle(isOpen), [isOpen, onToggle])
  const shown = lives.find(({ ref }) => ref === chosen) ?? lives.findLast(({ parent }) => parent) ?? lives[0]
  if (!isOpen)
    return (
      <div className="fixed right-3 bottom-3 z-50 text-ink">
        <Button icon={Workflow} onClick={toggle}>
          {`Machines (${lives.length})`}
        </Button>
      </div>
    )
  return (
    <aside
      aria-label="Machines de la page"
      className="fixed inset-x-0 bottom-0 z-50 grid h-[60dvh] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)] border-t border-control bg-ground leading-normal text-ink shadow-float md:inset-y-0 md:left-auto md:h-dvh md:w-104 md:border-t-0 md:border-l"
    >
      <header className="flex items-center justify-between border-b border-line bg-surface py-1 pr-1 pl-4">
        <Heading level={2} look={4}>{`Machines de la page (${lives.length})`}</Heading>
        <IconButton icon={PanelRightClose} label="Replier" onClick={toggle} />
      </header>
      <div className="overflow-auto p-2">
        <Tree lives={lives} shown={shown} onChoose={choose} />
      </div>
      <div className="min-h-0 border-y border-line">
        <Suspense>{shown ? <LiveChart key={shown.ref.sessionId} live={shown} /> : null}</Suspense>
      </div>
      <div className="overflow-auto p-2">{shown ? <EventList events={shown.events} /> : null}</div>
    </aside>
  )
}
