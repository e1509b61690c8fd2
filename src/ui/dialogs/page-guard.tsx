import { createContext, useContext, useEffect } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

/** Registers an unsaved entry on the page; returns a function that unregisters it. */
export const EntryGuard = createContext<(() => () => void) | null>(null)

/**
 * While mounted, the page has an unsaved entry, and leaving it in any way asks first. For windows, see
 * `LeaveGuard`.
 */
export function PageGuard() {
  const begin = useContext(EntryGuard)
  useEffect(() => begin?.(), [begin])
  return <LeaveGuard />
}
