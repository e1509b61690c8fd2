import { useActorRef } from '@xstate/react'
import type { Boot } from '../../../contract/shared/session.ts'
import { RefusedMails } from '../../screens/users/todo/refused-mails.tsx'
import { refusedMailsMachine } from '../../../machines/users/todo/refused-mails.ts'
import { wire } from '../../actors/wire.ts'

const refusedMails = wire(refusedMailsMachine)

/** Starts the list of undeliverable mails; loaded with its route. */
export const RefusedMailsSpace = ({ boot: { permissions } }: { boot: Boot }) => (
  <RefusedMails actor={useActorRef(refusedMails)} maySee={permissions?.includes('users.view') ?? false} />
)
