import { createContext, useContext, useEffect } from 'react'
import { LeaveGuard } from './leave-guard.tsx'

/** Hears of an unsaved entry on the page; returns what to call once there is none any more. */
export const EntryGuard = createContext<(() => () => void) | null>(null)

/** While mounted, the page has an unsaved entry: leaving it by any way asks first. For windows, see `LeaveGuard`. */
export function PageGuard() {
  const begin = useContext(EntryGuard)
  useEffect(() => begin?.(), [begin])
  return <LeaveGuard />
}
