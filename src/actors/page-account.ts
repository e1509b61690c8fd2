import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '../../machines/session.ts'

let account: number | null = null

/** The account that the page shows, which each of its calls names; null when nobody is signed in. */
export const pageAccount = (): number | null => account

/** Follows who is signed in on this page. */
export function followAccount(session: ActorRefFrom<typeof sessionMachine>): void {
  const follow = () => (account = session.getSnapshot().context.user?.id ?? null)
  session.subscribe(follow)
  follow()
}
