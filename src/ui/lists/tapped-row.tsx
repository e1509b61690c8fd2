import type { MouseEvent, ReactNode } from 'react'
import { fr } from '../text/typography.ts'

type Props = {
  /** Its accessible name. */
  label: string
  className: string
  /** The content, of which the control marked `data-opens` is what a tap on the row presses. */
  children: ReactNode
}

/** Presses what opens the row, unless another control was meant, or the end of a selection of its text. */
function press(event: MouseEvent<HTMLElement>) {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || target.closest('a, button, input, select')) return
  if (getSelection()?.isCollapsed === false) return
  const opens = currentTarget.querySelector<HTMLElement>('[data-opens]')
  // The focus comes back there.
  opens?.focus({ preventScroll: true })
  opens?.click()
}

/** A row that opens wherever it is tapped, and of which the text can be selected all the same. */
export function TappedRow({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys use the control itself
    <article aria-label={fr(label)} className={className} onClick={press}>
      {children}
    </article>
  )
}
