import { useActorRef } from '@xstate/react'
import { refusedMails } from '../../actors/users/todo/todo.ts'
import { RefusedMails } from '../../screens/users/todo/refused-mails.tsx'

/** Starts the list of undeliverable mails; loaded with its route. */
export const RefusedMailsSpace = () => <RefusedMails actor={useActorRef(refusedMails)} />
