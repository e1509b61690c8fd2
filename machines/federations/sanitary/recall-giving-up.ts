import {
  noteRecallCall,
  GivingUp,
  type RecallReceiver,
} from '../../../contract/federations/recall-receivers.ts'
import { answeredCommand } from '../../patterns/answered-command.ts'

/** Gives up reaching a person affected by a recall, after a reason and a confirmation. */
export const recallGivingUpMachine = answeredCommand({
  id: 'recallGivingUp',
  call: noteRecallCall,
  description: 'La fédération renonce à joindre une personne concernée par un rappel, et dit pourquoi.',
  asked: 'On écrit pourquoi l’on renonce ; la personne est encore à appeler.',
  isAnswered: (reason) => GivingUp.safeParse({ reason }).success,
  request: ({ id }: RecallReceiver, reason) => ({
    params: { id },
    body: { state: 'unreachable' as const, reason: reason.trim() },
  }),
  announced: 'La personne est notée comme pas jointe.',
  states: {
    done: 'La personne compte comme pas jointe ; la raison, par qui et quand, sont gardés.',
    refused: 'La personne est jointe ou a confirmé entre-temps, ou le rappel n’existe plus.',
  },
})
