import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'

type Props = {
  onClick: () => void
  /** What it shows is being read. */
  busy?: boolean
  /** Something else is under way. */
  locked?: boolean
  /** Within a window, where it is rarely needed. */
  quiet?: boolean
  /** Its accessible name, if it does not stand alone. */
  'aria-label'?: string
}

/** « Actualiser »: reads again what a page or a window shows. */
export function RefreshButton({ quiet = false, ...rest }: Props) {
  return (
    <Button variant={quiet ? 'quiet' : 'secondary'} icon={RefreshCw} busyLabel="Lecture…" {...rest}>
      Actualiser
    </Button>
  )
}
