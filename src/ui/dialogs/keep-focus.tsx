import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * Takes over the focus of the control that it replaces, so that keyboard users keep their position. Focus
 * elsewhere is not moved.
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
