import { toneOf } from '../../explore/transition-labels.ts'
import { wordsOf } from '../explorer/offers.ts'
import { enteredWords } from '../explorer/standing.ts'
import { ToneMark } from '../explorer/views/tone-mark.tsx'
import type { RecordedEvent } from './recorder.ts'

const placeAfter = (before: RecordedEvent['before'], after: RecordedEvent['after']) => {
  const entered = enteredWords(before, after)
  return entered === '' ? 'reste là' : `→ ${entered}`
}

/** What happened to a machine, the newest first. */
export function Happenings({ happenings }: { happenings: readonly RecordedEvent[] }) {
  if (happenings.length === 0) return <p className="px-2 text-sm text-ink-soft">Rien n’est encore arrivé.</p>
  return (
    <ol aria-label="Ce qui est arrivé" className="grid gap-1">
      {happenings.map(({ number, type, before, after, taken }) => (
        <li key={number} className="flex gap-2 px-2 text-sm leading-snug">
          <ToneMark tone={taken[0] ? toneOf(taken[0]) : 'event'} />
          <span>
            {wordsOf(before, type)}
            <span className="block text-ink-soft">{placeAfter(before, after)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
