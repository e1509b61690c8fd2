import type { WaitingGiver } from '../../contract/users/giver-validation.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Validates a waiting giver after confirmation (spec §2 « Giver validation list », §4). */
export const giverValidatingMachine = confirmedCommand<WaitingGiver>({
  id: 'giverValidating',
  call: 'validateGiver',
  description: 'La fédération valide un compte chasseur en attente, après confirmation.',
  announced: 'Le compte a été validé.',
  states: {
    done: 'Le compte est validé ; le responsable de territoire est prévenu par e-mail.',
    refused: 'Quelqu’un a déjà décidé de ce compte, ou il est bloqué.',
  },
})
