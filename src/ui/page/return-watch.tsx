import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the person returns to the page from another tab or application. */
export function ReturnWatch({ onReturn }: { onReturn: () => void }) {
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    const listener = () => tell()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return null
}
