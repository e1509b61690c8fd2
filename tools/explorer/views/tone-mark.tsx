import { tones } from '../../../tests/explore/tones.ts'
import type { Tone } from '../../../tests/explore/transition-labels.ts'

const looks: Record<Tone, string> = {
  event: 'text-ink',
  success: 'text-success',
  failure: 'text-danger',
  timeout: 'text-warning',
  immediate: 'text-ink-soft',
}

export function ToneMark({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden className={`mt-1 size-4 shrink-0 ${looks[tone]}`}>
      <path
        d={tones[tone].symbol}
        fill={tone === 'event' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
