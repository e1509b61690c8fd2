import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * Takes over the focus of the control that it replaces, so that keyboard users keep their position. Focus
 * elsewhere is not moved, nor that of a window over it.
 */
export function KeepFocus({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && holder.current?.closest('[aria-hidden=true]') === null)
      holder.current.querySelector<HTMLElement>('a, button')?.focus()
  }, [])
  return (
    <div ref={holder} className="contents">
      {children}
    </div>
  )
}
