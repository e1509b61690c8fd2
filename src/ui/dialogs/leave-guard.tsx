import { useEffect } from 'react'

/**
 * While mounted, the browser asks before the page is left, reloaded or closed. For entries about other
 * people, which are not stored on the device because offices share computers.
 */
export function LeaveGuard() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
