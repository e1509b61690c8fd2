import { toneOf } from '../../tests/explore/transition-labels.ts'
import { eventText } from '../explorer/available-events.ts'
import { enteredText } from '../explorer/location.ts'
import { ToneMark } from '../explorer/views/tone-mark.tsx'
import type { RecordedEvent } from './recorder.ts'

const placeAfter = (before: RecordedEvent['before'], after: RecordedEvent['after']) => {
  const entered = enteredText(before, after)
  return entered === '' ? 'reste là' : `→ ${entered}`
}

/** The events that a machine handled, newest first. */
export function EventList({ events }: { events: readonly RecordedEvent[] }) {
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
