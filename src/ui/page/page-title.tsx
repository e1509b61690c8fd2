import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { goToHash, placeOf, rememberPlace, returnTo } from './scroll-place.ts'

/**
 * Sets the document title. After a navigation the content is focused, unless a field of it already is, and
 * the page is at its top, or at what the hash names. A page returned to is where it was left.
 */
export function PageTitle({ children }: { children: string }) {
  const { key, hash } = useLocation()
  // The browser restores the scroll position of the first page of a visit.
  const wasNavigated = useNavigationType() !== 'POP'
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    // Before the browser scrolls the page, which is still short.
    left.current = placeOf(key)
    return rememberPlace(key)
  }, [key])
  // A change of the page's own query does not scroll.
  const arrive = useEffectEvent(() => {
    if (!wasNavigated) return left.current === undefined ? undefined : returnTo(left.current)
    if (document.activeElement?.closest('[role$="dialog"], [data-takes-focus]')) return undefined
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    return hash ? goToHash(hash) : undefined
  })
  useEffect(() => {
    document.title = `${children} · Venaison`
    return arrive()
  }, [children])
  return null
}
