import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Names the page in the browser's tab and history; a page one is led to is read from its content on. */
export function PageTitle({ children }: { children: string }) {
  // The first page of a visit, and those one comes back to, are where the browser puts them.
  const isLed = useNavigationType() !== 'POP'
  // A page that only writes into its own address stays where it is.
  const arrive = useEffectEvent(() => {
    if (!isLed || document.activeElement?.closest('[role$="dialog"]')) return
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    document.title = `${children} · Venaison`
    arrive()
  }, [children])
  return null
}
