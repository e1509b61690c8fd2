import type { WaitingGiver } from '../../contract/users/giver-validation.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Bans a waiting giver after confirmation (spec §2 « Giver validation list », §4). */
export const giverBanningMachine = confirmedCommand<WaitingGiver>({
  id: 'giverBanning',
  call: 'invalidateGiver',
  description: 'La fédération bannit un compte chasseur en attente, après confirmation.',
  announced: 'Le compte a été banni.',
  states: {
    done: 'Le compte est banni ; la personne est prévenue par e-mail.',
    refused: 'Quelqu’un a déjà décidé de ce compte, ou il est bloqué.',
  },
})
