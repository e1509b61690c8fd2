import { CloudOff } from 'lucide-react'
import { Badge } from './badge.tsx'

/** Says that the device is offline. Always mounted, so that the change is announced. */
export function OfflineBadge({ offline }: { offline: boolean }) {
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
