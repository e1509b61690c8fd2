import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { toneLooks, type Tone } from '../text/tone.ts'
import { frNode } from '../text/typography.ts'

type Props = {
  children: ReactNode
  tone?: Tone | 'neutral'
  icon?: LucideIcon
  /** As high as a line of small text, among other words. */
  slim?: boolean
}

/** A word or two on a tinted background. */
export function Badge({ children, tone = 'neutral', icon: Icon, slim = false }: Props) {
  const look = tone === 'neutral' ? 'bg-sunken text-ink-soft' : toneLooks[tone].look
  return (
    <span
      className={`inline-flex items-center gap-1.5 max-w-full shrink-0 rounded-[0.875rem] md:whitespace-nowrap px-2.5 text-sm font-semibold ${slim ? 'leading-tight' : 'py-0.5'} ${look}`}
    >
      {Icon ? <Icon aria-hidden className="size-4 shrink-0" /> : null}
      <span>{frNode(children)}</span>
    </span>
  )
}
