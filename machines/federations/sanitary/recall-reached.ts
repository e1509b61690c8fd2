import { noteRecallCall, type RecallReceiver } from '../../../contract/federations/recall-receivers.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Records that a person affected by a recall was reached by telephone, after confirmation. */
export const recallReachedMachine = confirmedCommand({
  id: 'recallReached',
  call: noteRecallCall,
  request: ({ id }: RecallReceiver) => ({ params: { id }, body: { state: 'reached' as const } }),
  description: 'La fédération dit qu’elle a joint par téléphone une personne concernée par un rappel.',
  announced: 'La personne est notée comme jointe.',
  states: {
    done: 'La personne est notée comme jointe, par qui et quand.',
    refused: 'La personne a confirmé elle-même entre-temps, ou le rappel n’existe plus.',
  },
})
