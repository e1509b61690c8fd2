import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { iconLook } from './button-look.ts'
import { fr } from '../text/typography.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  icon: LucideIcon
  /** What the button does, in words: its accessible name and its title. */
  label: string
}

/** A button shown as an icon only, 44 px square. */
export function IconButton({ icon: Icon, label, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={fr(label)} title={fr(label)} className={iconLook}>
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
