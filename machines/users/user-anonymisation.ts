import { anonymiseUser } from '../../contract/users/user-commands.ts'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Anonymises a user after confirmation (spec §2 « Users list », §4). */
export const userAnonymisationMachine = confirmedCommand({
  id: 'userAnonymisation',
  call: anonymiseUser,
  request: ({ id }: ManagedUser) => ({ params: { id } }),
  description: 'On anonymise un utilisateur, après confirmation.',
  announced: "L'utilisateur a été anonymisé.",
  states: {
    done: 'Les données de la personne sont effacées ; les quantités restent pour les statistiques.',
    refused: 'L’utilisateur ne peut pas, ou plus, être anonymisé.',
  },
})
