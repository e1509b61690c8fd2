import { upholdAbsence, type Absence } from '../../../contract/users/absences.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Upholds a contested absence, after confirmation. */
export const absenceUpholdingMachine = confirmedCommand({
  id: 'absenceUpholding',
  call: upholdAbsence,
  request: ({ id }: Absence) => ({ params: { id } }),
  description: 'La fédération maintient une absence contestée, après confirmation.',
  announced: 'L’absence est maintenue.',
  states: {
    done: 'L’absence compte de nouveau ; la personne est prévenue par e-mail.',
    refused: 'Quelqu’un a déjà décidé, ou le responsable l’a reprise.',
  },
})
