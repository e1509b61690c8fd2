import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** One fact about an offer, with its icon. */
export const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="flex items-start gap-2">
    <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
    <span>{children}</span>
  </p>
)
