import type { Boot } from '../contract/session.ts'
import { GIVER, RECEIVER } from '../contract/users.ts'
import { backOfficeOf } from './back-office.ts'
import { paths } from './paths.ts'

/** Where a person starts (design §5 « Landing »). */
export function landing({ user, role, permissions }: Boot): string {
  if (!user) return paths.login
  if (role?.code === RECEIVER && user.receiver) return paths.receiver
  if (role?.code === GIVER) return paths.giver
  return backOfficeOf(permissions)[0]?.to ?? paths.home
}

/** A previous address to come back to, if it lies within the application; else where the person starts. */
export function comeBack(search: string, boot: Boot): string {
  const wanted = new URLSearchParams(search).get('previous_url')
  if (!wanted || !URL.canParse(wanted, location.origin)) return landing(boot)
  const url = new URL(wanted, location.origin)
  const isOurs = url.origin === location.origin && !url.pathname.startsWith(paths.login)
  return isOurs ? `${url.pathname}${url.search}` : landing(boot)
}
