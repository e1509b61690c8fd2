import { useCallback } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { User } from '../../contract/shared/users.ts'
import type { sessionMachine } from '../../machines/session.ts'

/** Passes the user as updated by a gate to the session. */
export const useChangedUser = (session: ActorRefFrom<typeof sessionMachine>) =>
  useCallback((user: User) => session.send({ type: 'account.changed', user }), [session])
