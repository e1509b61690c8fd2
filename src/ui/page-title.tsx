import { useEffect } from 'react'

/** Names the page in the browser's tab and history, and for screen readers. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · Venaison`
  }, [children])
  return null
}
