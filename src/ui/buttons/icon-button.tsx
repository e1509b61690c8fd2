import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fr } from '../text/typography.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  icon: LucideIcon
  /** What the button does, in words: its accessible name and its title. */
  label: string
}

/** A button shown as an icon only, 44 px square. */
export function IconButton({ icon: Icon, label, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={fr(label)}
      title={fr(label)}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:text-ink-faint aria-disabled:cursor-progress"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
