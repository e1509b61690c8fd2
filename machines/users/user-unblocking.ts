import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Lifts the block of a user after confirmation; the way back from spec §2 « Users list », block. */
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
