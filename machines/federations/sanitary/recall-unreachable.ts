import type { RecallReceiver } from '../../../contract/federations/recalls.ts'
import { confirmedCommand } from '../../patterns/confirmed-command.ts'

/** Records that a person affected by a recall could not be reached, after confirmation. */
export const recallUnreachableMachine = confirmedCommand<RecallReceiver>({
  id: 'recallUnreachable',
  call: 'noteRecallCall',
  description: 'La fédération dit qu’elle n’a pas pu joindre une personne concernée par un rappel.',
  announced: 'La personne est notée comme pas jointe.',
  states: {
    done: 'La personne est notée comme pas jointe, par qui et quand.',
    refused: 'La personne a confirmé elle-même entre-temps, ou le rappel n’existe plus.',
  },
})
