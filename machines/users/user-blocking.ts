import { blockUser } from '../../contract/users/user-commands.ts'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Blocks a user after confirmation (spec §2 « Users list », §4). */
export const userBlockingMachine = confirmedCommand({
  id: 'userBlocking',
  call: blockUser,
  request: ({ id }: ManagedUser) => ({ params: { id } }),
  description: 'On bloque un utilisateur, après confirmation.',
  announced: "L'utilisateur a été bloqué.",
  states: {
    done: 'L’utilisateur est bloqué ; ses sessions sont fermées.',
    refused: 'L’utilisateur ne peut pas, ou plus, être bloqué.',
  },
})
