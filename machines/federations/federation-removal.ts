import type { Federation } from '../../contract/shared/federations.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** Deletes a federation, of which it was checked that it has neither users nor towns, after confirmation. */
export const federationRemovalMachine = confirmedCommand<Federation, 'deleteFederation'>({
  id: 'federationRemoval',
  call: 'deleteFederation',
  description: 'Une fédération sans utilisateurs ni communes est supprimée, après confirmation.',
  question: { confirm: 'Supprimer' },
  announced: 'La fédération a été supprimée.',
  states: {
    done: 'La fédération n’existe plus.',
    refused: 'Entre-temps, elle a reçu un utilisateur ou des communes : elle ne peut plus être supprimée.',
  },
})
