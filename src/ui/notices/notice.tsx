import type { ReactNode } from 'react'
import { toneLooks, type Tone } from '../text/tone.ts'
import { frNode } from '../text/typography.ts'

type Props = {
  tone: Tone
  title?: string
  children?: ReactNode
  /** A button or a link. */
  action?: ReactNode
  /** Already present when the page opened, so it is not announced. */
  still?: boolean
}

/** A message about something on the page. Dangers are announced assertively, other tones politely. */
export function Notice({ tone, title, children, action, still = false }: Props) {
  const { look, icon: Icon } = toneLooks[tone]
  const role = still ? undefined : tone === 'danger' ? 'alert' : 'status'
  return (
    <div role={role} className={`flex gap-3 rounded-card p-4 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1 wrap-anywhere">
        {title ? <p className="font-semibold">{frNode(title)}</p> : null}
        {children ? <div className="max-w-prose text-pretty">{frNode(children)}</div> : null}
        {action ? <div className="pt-2">{action}</div> : null}
      </div>
    </div>
  )
}
