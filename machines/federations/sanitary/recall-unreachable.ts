import { noteRecallCall, type RecallReceiver } from '../../../contract/federations/recall-receivers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Records a call that a person affected by a recall did not answer, after confirmation. */
export const recallUnreachableMachine = confirmedCommand({
  id: 'recallUnreachable',
  call: noteRecallCall,
  request: ({ id, attempts }: RecallReceiver) => ({
    params: { id },
    body: { state: 'attempted' as const, attempts },
  }),
  description: 'La fédération note un appel sans réponse ; la personne reste à appeler.',
  announced: 'L’appel sans réponse est noté.',
  // The count that was shown: the same attempt, noted twice, is one.
  states: {
    done: 'L’appel sans réponse est compté, par qui et quand.',
    refused: 'La personne a confirmé elle-même entre-temps, ou le rappel n’existe plus.',
  },
})
