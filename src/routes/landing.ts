import { matchPath } from 'react-router-dom'
import { GIVER, RECEIVER } from '../../contract/shared/users.ts'
import { backOffice, backOfficeOf, isOpened } from './back-office.ts'
import { paths } from '../paths.ts'
import type { Boot } from '../../contract/shared/session.ts'

/** The landing page of a person (design §5 « Landing »). */
export function landing(boot: Boot): string {
  const { user, role } = boot
  if (!user) return paths.login
  if (role?.code === RECEIVER && user.receiver) return paths.receiver
  if (role?.code === GIVER) return paths.giver
  return backOfficeOf(boot)[0]?.to ?? paths.home
}

/** Whether a page is open to this person. */
function isOpenTo(boot: Boot, pathname: string): boolean {
  const { user, role } = boot
  if (pathname === paths.giver || pathname === paths.giverWaiting) return role?.code === GIVER
  if (pathname === paths.receiver) return Boolean(user?.receiver)
  // A route with a literal path takes precedence over one with a parameter.
  const page =
    backOffice.find(({ to }) => matchPath(to, pathname)) ??
    backOffice.find(({ path }) => path && matchPath(path, pathname))
  return !page || isOpened(page, boot)
}

/**
 * The previous URL if it is within the application and open to this person (somebody else may have used
 * the device before), otherwise the person’s landing page.
 */
export function comeBack(search: string, boot: Boot): string {
  const wanted = new URLSearchParams(search).get('previous_url')
  if (!wanted || !URL.canParse(wanted, location.origin)) return landing(boot)
  const { origin, pathname, search: query } = new URL(wanted, location.origin)
  const isWay = origin === location.origin && !pathname.startsWith(paths.login) && isOpenTo(boot, pathname)
  return isWay ? `${pathname}${query}` : landing(boot)
}
