import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonLook, type ButtonVariant } from './button-look.ts'
import { fr, frNode } from '../text/typography.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  children: ReactNode
  variant?: ButtonVariant
  icon?: LucideIcon
  /**
   * A call is in progress: further clicks do nothing, and the label says so. Keeps the focus, even if
   * `disabled`.
   */
  busy?: boolean
  /** The label while busy, e.g. « Enregistrement… ». */
  busyLabel?: string
  /** Temporarily inactive, e.g. while its list is loading. Keeps its look and the focus. */
  locked?: boolean
  /** Full width, e.g. in the footer of a form on a phone. */
  wide?: boolean
  /** In a row of a list: lower than its target on a phone. */
  compact?: boolean
}

/**
 * A button: one `primary` per view, `secondary` (grey) beside it, `quiet` within rows, `danger` for
 * destructive commands.
 */
export function Button({
  children,
  variant = 'secondary',
  icon: Icon,
  busy = false,
  busyLabel = 'Un instant…',
  locked = false,
  disabled = false,
  wide = false,
  compact = false,
  onClick,
  type = 'button',
  'aria-label': name,
  ...rest
}: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || locked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-label={name === undefined ? undefined : fr(name)}
      disabled={disabled && !busy}
      className={`print:hidden ${buttonLook(variant, wide, compact)}`}
      aria-disabled={busy || locked || undefined}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {Icon && !busy ? <Icon aria-hidden className="size-5 shrink-0" /> : null}
      {busy ? <span aria-hidden className="busy-dot" /> : null}
      <span>{busy ? busyLabel : frNode(children)}</span>
    </button>
  )
}
