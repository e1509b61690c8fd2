import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook, type ButtonVariant } from '../buttons/button-look.ts'
import { Link } from './link.tsx'
import { frNode } from '../text/typography.ts'

type Props = {
  to: string
  children: ReactNode
  variant?: ButtonVariant
  icon?: LucideIcon
  wide?: boolean
  /** Reloads the page, because the signed-in person has changed. */
  afresh?: boolean
  /** Downloads the target under this name. */
  saveAs?: string
  'aria-label'?: string
}

/** A link that looks like a button: a page, a document or a phone number. */
export function LinkButton({
  to,
  children,
  variant = 'secondary',
  icon: Icon,
  wide = false,
  ...rest
}: Props) {
  return (
    <Link {...rest} to={to} className={buttonLook(variant, wide)}>
      {Icon ? <Icon aria-hidden className="size-5 shrink-0" /> : null}
      <span>{frNode(children)}</span>
    </Link>
  )
}
