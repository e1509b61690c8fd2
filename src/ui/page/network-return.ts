import { createContext, type RefObject, useContext, useEffect, useEffectEvent } from 'react'

/** Whether what is now mounted had to wait for the network: what it failed to do meanwhile is repeated once. */
export const HasWaited = createContext<RefObject<boolean>>({ current: false })

/** Calls `onReturn` each time the device has a network again. */
export function useNetworkReturn(onReturn: (() => void) | undefined): void {
  const hasWaited = useContext(HasWaited)
  const tell = useEffectEvent(() => onReturn?.())
  useEffect(() => {
    if (hasWaited.current) tell()
    const listener = () => tell()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [hasWaited])
}

/** Stands last in what had to wait: from then on a failure is a new one. */
export function EndOfWait() {
  const hasWaited = useContext(HasWaited)
  useEffect(() => {
    // A dialog mounts its content after this effect.
    const end = setTimeout(() => (hasWaited.current = false))
    return () => clearTimeout(end)
  }, [hasWaited])
  return null
}
