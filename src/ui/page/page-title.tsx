import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Sets the title of the page in the browser. After a navigation the content takes the focus, unless a
 * field of it has done so.
 */
export function PageTitle({ children }: { children: string }) {
  // The browser restores the position of the first page of a visit, and of pages returned to.
  const wasNavigated = useNavigationType() !== 'POP'
  // A page that only changes its own query stays where it is.
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
