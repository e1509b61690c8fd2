import type { RecallReceiver } from '../../../contract/federations/recall-receivers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Records a call that a person affected by a recall did not answer, after confirmation. */
export const recallUnreachableMachine = confirmedCommand<RecallReceiver>({
  id: 'recallUnreachable',
  call: 'noteRecallCall',
  description: 'La fédération note un appel sans réponse ; la personne reste à appeler.',
  announced: 'L’appel sans réponse est noté.',
  // The count that was shown: the same attempt, noted twice, is one.
  body: ({ attempts }) => ({ attempts }),
  states: {
    done: 'L’appel sans réponse est compté, par qui et quand.',
    refused: 'La personne a confirmé elle-même entre-temps, ou le rappel n’existe plus.',
  },
})
