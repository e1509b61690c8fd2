import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'

type Props = {
  to: string
  label: string
  icon?: LucideIcon | undefined
  /** The number of pending items, after the label. */
  badge?: ReactNode
  isCurrent: boolean
}

/** An entry of the navigation. The current page differs by background and weight, not only by colour. */
export function NavLink({ to, label, icon: Icon, badge, isCurrent }: Props) {
  const look = isCurrent ? 'bg-forest-soft font-semibold text-forest' : 'text-ink hover:bg-sunken'
  return (
    <Link
      to={to}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-2 transition-colors duration-150 ${look}`}
    >
      {Icon ? <Icon aria-hidden className="size-5 shrink-0" /> : null}
      <span>{label}</span>
      {badge}
    </Link>
  )
}
