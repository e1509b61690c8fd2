import { liftAbsence, type Absence } from '../../../contract/users/absences.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Lifts a contested absence, after confirmation. */
export const absenceLiftingMachine = confirmedCommand({
  id: 'absenceLifting',
  call: liftAbsence,
  request: ({ id }: Absence) => ({ params: { id } }),
  description: 'La fédération annule une absence contestée, après confirmation.',
  announced: 'L’absence est annulée.',
  states: {
    done: 'L’absence ne compte plus ; la personne et le responsable sont prévenus par e-mail.',
    refused: 'Quelqu’un a déjà décidé, ou le responsable l’a reprise.',
  },
})
