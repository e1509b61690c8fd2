import { limits } from '../../../contract/limits.ts'
import { refuseCorrection, type Correction } from '../../../contract/users/corrections.ts'
import { answeredCommand } from '../../patterns/answered-command.ts'

/** Refuses a correction after confirmation; the giver is notified of the reason. */
export const correctionRefusalMachine = answeredCommand({
  id: 'correctionRefusal',
  call: refuseCorrection,
  description: 'La fédération refuse la correction d’un compte rendu, dit pourquoi, et confirme.',
  asked: 'On écrit la raison pour le responsable ; rien n’est encore envoyé.',
  isAnswered: (answer) => answer.trim().length >= limits.correction.reason.min,
  request: ({ id }: Correction, answer) => ({ params: { id }, body: { reason: answer.trim() } }),
  announced: 'La correction a été refusée.',
  states: {
    done: 'Le compte rendu reste comme il est ; le responsable lit pourquoi.',
    refused: 'Quelqu’un a déjà répondu à cette correction.',
  },
})
