import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Unblocks a user after confirmation; the inverse of blocking (spec §2 « Users list »). */
export const userUnblockingMachine = confirmedCommand<ManagedUser>({
  id: 'userUnblocking',
  call: 'unblockUser',
  description: 'On débloque un utilisateur, après confirmation.',
  announced: "L'utilisateur a été débloqué.",
  states: {
    done: 'L’utilisateur peut de nouveau se connecter ; il est prévenu par e-mail.',
    refused: 'L’utilisateur ne peut pas, ou plus, être débloqué.',
  },
})
