import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { frNode } from '../text/typography.ts'

type Props = {
  to: string
  children: ReactNode
  className?: string
  /** Reloads the page, because the signed-in person has changed. */
  afresh?: boolean
  /** Downloads the target under this name. */
  saveAs?: string
  'aria-current'?: 'page'
  'aria-label'?: string
}

const look = 'text-forest underline decoration-1 underline-offset-4 hover:decoration-2'

/**
 * A link within the application. `mailto:`, `tel:`, `sms:`, documents and other sites are left to the
 * browser.
 */
export function Link({ to, children, className = look, afresh = false, saveAs, ...rest }: Props) {
  const isInside = to.startsWith('/') && !/^\/(documents|exports)\//.test(to)
  return isInside ? (
    <RouterLink {...rest} to={to} className={className} reloadDocument={afresh}>
      {frNode(children)}
    </RouterLink>
  ) : (
    <a {...rest} href={to} download={saveAs} className={className}>
      {frNode(children)}
    </a>
  )
}
