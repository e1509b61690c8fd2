import { validateGiver, type WaitingGiver } from '../../contract/users/giver-validation.ts'
import { confirmedCommand } from '../patterns/confirmed-command.ts'

/** A giver awaiting the federation's decision. */
export type GiverToDecide = Pick<WaitingGiver, 'id' | 'firstname' | 'lastname' | 'giver' | 'expected'>

/** Validates a giver after confirmation (spec §2 « Giver validation list », §4). */
export const giverValidatingMachine = confirmedCommand({
  id: 'giverValidating',
  call: validateGiver,
  request: ({ id }: GiverToDecide) => ({ params: { id } }),
  description: 'La fédération valide un compte chasseur qui attend ou qu’elle a refusé, après confirmation.',
  announced: 'Le compte a été validé.',
  states: {
    done: 'Le compte est validé ; le responsable de territoire est prévenu par e-mail.',
    refused: 'Quelqu’un a déjà validé ce compte, ou il est bloqué.',
  },
})
