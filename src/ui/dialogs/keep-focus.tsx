import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * What appears in place of a control that had the focus takes it over, so that a keyboard does not
 * start again from the top. Focus that is somewhere else stays there.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      holder.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [])
  return (
    <div ref={holder} className="contents">
      {children}
    </div>
  )
}
