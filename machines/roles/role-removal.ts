import type { RoleDetails } from '../../contract/shared/roles.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Deletes a role, of which it was checked that nobody has it, after confirmation. */
export const roleRemovalMachine = confirmedCommand<RoleDetails, 'deleteRole'>({
  id: 'roleRemoval',
  call: 'deleteRole',
  description: 'Un rôle que personne ne possède est supprimé, après confirmation.',
  question: { confirm: 'Supprimer' },
  announced: 'Le rôle a été supprimé.',
  states: {
    done: 'Le rôle n’existe plus.',
    refused: 'Entre-temps, quelqu’un a reçu ce rôle : il ne peut plus être supprimé.',
  },
})
