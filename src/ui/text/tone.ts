import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'

export type Tone = 'success' | 'warning' | 'danger' | 'info'

/** The colours and the icon of each tone, shared by notices, badges and announcements. */
export const toneLooks: Record<Tone, { look: string; icon: LucideIcon }> = {
  success: { look: 'bg-success-ground text-success', icon: CircleCheck },
  warning: { look: 'bg-warning-ground text-warning', icon: TriangleAlert },
  danger: { look: 'bg-danger-ground text-danger-strong', icon: CircleX },
  info: { look: 'bg-info-ground text-info', icon: Info },
}
