import type { LucideIcon } from 'lucide-react'
import { iconLook } from '../buttons/button-look.ts'
import { fr } from '../text/typography.ts'
import { Link } from './link.tsx'

type Props = {
  to: string
  icon: LucideIcon
  /** What the link does, in words: its accessible name. */
  label: string
}

/** An icon-only link, 44 px square. */
export function IconLink({ to, icon: Icon, label }: Props) {
  return (
    <Link to={to} className={iconLook} aria-label={fr(label)}>
      <Icon aria-hidden className="size-5 text-forest" />
    </Link>
  )
}
