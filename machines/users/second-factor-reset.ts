import { resetSecondFactor } from '../../contract/users/user-commands.ts'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Removes the second factors of a user who lost them, after confirmation. */
export const secondFactorResetMachine = confirmedCommand({
  id: 'secondFactorReset',
  call: resetSecondFactor,
  request: ({ id }: ManagedUser) => ({ params: { id } }),
  description: 'On réinitialise la double vérification d’un utilisateur, après confirmation.',
  announced: 'La double vérification a été réinitialisée.',
  states: {
    done: 'L’utilisateur se reconnecte sans second moyen, puis en met un autre en place.',
    refused: 'L’utilisateur n’a pas de double vérification à réinitialiser.',
  },
})
