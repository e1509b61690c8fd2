import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Anonymises a user after confirmation (spec §2 « Users list », §4). */
export const userAnonymisationMachine = confirmedCommand<ManagedUser>({
  id: 'userAnonymisation',
  call: 'anonymiseUser',
  description: 'On anonymise un utilisateur, après confirmation.',
  announced: "L'utilisateur a été anonymisé.",
  states: {
    done: 'Les données de la personne sont effacées ; les quantités restent pour les statistiques.',
    refused: 'L’utilisateur ne peut pas, ou plus, être anonymisé.',
  },
})
