import { CloudOff } from 'lucide-react'
import { createContext, useContext } from 'react'
import { Badge } from './badge.tsx'

/** Whether the device is offline, for the page and the windows over it. */
export const Offline = createContext(false)

/** A badge for being offline. Always mounted, so that the change is announced. */
export function OfflineBadge() {
  const offline = useContext(Offline)
  return (
    <span role="status">
      {offline ? (
        <Badge tone="warning" icon={CloudOff}>
          Hors ligne
        </Badge>
      ) : null}
    </span>
  )
}
