import { acceptCorrection, type Correction } from '../../../contract/users/corrections.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Accepts a correction, after confirmation. */
export const correctionAcceptanceMachine = confirmedCommand({
  id: 'correctionAcceptance',
  call: acceptCorrection,
  request: ({ id }: Correction) => ({ params: { id } }),
  description: 'La fédération accepte la correction d’un compte rendu, après confirmation.',
  announced: 'La correction a été acceptée.',
  states: {
    done: 'La correction est la dernière version ; le responsable est prévenu par e-mail.',
    refused: 'Quelqu’un a déjà répondu, ou le compte rendu a changé.',
  },
})
