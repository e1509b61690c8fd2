import { unblockUser } from '../../contract/users/user-commands.ts'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Unblocks a user after confirmation; the inverse of blocking (spec §2 « Users list »). */
export const userUnblockingMachine = confirmedCommand({
  id: 'userUnblocking',
  call: unblockUser,
  request: ({ id }: ManagedUser) => ({ params: { id } }),
  description: 'On débloque un utilisateur, après confirmation.',
  announced: "L'utilisateur a été débloqué.",
  states: {
    done: 'L’utilisateur peut de nouveau se connecter ; il est prévenu par e-mail.',
    refused: 'L’utilisateur ne peut pas, ou plus, être débloqué.',
  },
})
