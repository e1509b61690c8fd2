import { useActorRef } from '@xstate/react'
import type { Boot } from '../../../contract/shared/session.ts'
import { refusedMails } from '../../actors/users/todo/todo.ts'
import { RefusedMails } from '../../screens/users/todo/refused-mails.tsx'

/** Starts the list of undeliverable mails; loaded with its route. */
export const RefusedMailsSpace = ({ boot: { permissions } }: { boot: Boot }) => (
  <RefusedMails actor={useActorRef(refusedMails)} maySee={permissions?.includes('users.view') ?? false} />
)
