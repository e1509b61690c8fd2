import { useEffect } from 'react'

/**
 * As long as it is there, the browser asks before the page is left, reloaded or closed. Other people's
 * data are not kept on the device in the meantime: an office shares its computers.
 */
export function LeaveGuard() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
