import type { LucideIcon } from 'lucide-react'
import { fr, frNode } from '../text/typography.ts'
import { Link } from './link.tsx'

type Props = {
  to: string
  icon: LucideIcon
  label: string
  shown: string
  /** Where its target extends beyond the line of its text: over the lines around it, or only over the one below. */
  reach?: 'around' | 'below'
}

const reaches = {
  around: '-my-2.5 items-center pr-2',
  below: '-mb-[1.25em] items-start pr-2',
}
const iconReaches = { around: '', below: 'mt-1' }

/** An inline link with the accessible name `label` and a short visible text, large enough for touch. */
export function PhoneLink({ to, icon: Icon, label, shown, reach = 'around' }: Props) {
  return (
    <Link
      to={to}
      aria-label={fr(label)}
      className={`${reaches[reach]} inline-flex min-h-[2.75em] gap-1.5 rounded-control font-semibold whitespace-nowrap text-forest hover:underline`}
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${iconReaches[reach]}`} />
      <span translate="no">{frNode(shown)}</span>
    </Link>
  )
}
