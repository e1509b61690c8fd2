import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Sets the document title. After a navigation the content is focused, unless a field of it already is. */
export function PageTitle({ children }: { children: string }) {
  // The browser restores the scroll position of the first page of a visit, and of pages returned to.
  const wasNavigated = useNavigationType() !== 'POP'
  // A change of the page's own query does not scroll.
  const arrive = useEffectEvent(() => {
    if (!wasNavigated || document.activeElement?.closest('[role$="dialog"], [data-takes-focus]')) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    document.title = `${children} · Venaison`
    arrive()
  }, [children])
  return null
}
