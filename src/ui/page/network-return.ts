import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` each time the device has a network again. */
export function useNetworkReturn(onReturn: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onReturn?.())
  useEffect(() => {
    const listener = () => tell()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
