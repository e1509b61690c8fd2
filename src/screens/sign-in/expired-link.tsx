import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/page/link-button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'

type Props = {
  /** How often and how long such a link works, and what to do now. */
  children: ReactNode
  /** A link to request a new one, before the link to the sign-in page. */
  action?: ReactNode
}

/** A one-time link that was used or has expired. */
export function ExpiredLink({ children, action }: Props) {
  return (
    <Notice
      tone="warning"
      title="Ce lien n’est plus valable"
      action={
        <div className="flex flex-wrap gap-3">
          {action}
          <LinkButton to={paths.login} variant="quiet" afresh>
            Se connecter
          </LinkButton>
        </div>
      }
    >
      {children}
    </Notice>
  )
}
