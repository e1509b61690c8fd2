import type { LucideIcon } from 'lucide-react'
import { fr } from '../text/typography.ts'
import { Link } from './link.tsx'

type Props = { to: string; icon: LucideIcon; label: string; shown: string }

/** An inline link with the accessible name `label` and a short visible text, large enough for touch. */
export function PhoneLink({ to, icon: Icon, label, shown }: Props) {
  return (
    <Link
      to={to}
      aria-label={fr(label)}
      className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-control pr-2 font-semibold whitespace-nowrap text-forest hover:underline"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{fr(shown)}</span>
    </Link>
  )
}
