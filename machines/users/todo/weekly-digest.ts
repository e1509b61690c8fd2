import type { Request } from '../../../contract/endpoint.ts'
import type { updateWeeklyDigest } from '../../../contract/users/todo.ts'
import { repeatableCommand } from '../../patterns/repeatable-command.ts'

/** Asks for the mail of what waits every Monday, or for none. */
export const weeklyDigestMachine = repeatableCommand<Request<typeof updateWeeklyDigest>>({
  id: 'weeklyDigest',
  call: 'updateWeeklyDigest',
  description: 'Une personne de la fédération dit si elle veut recevoir, chaque lundi, ce qui attend.',
  announced: 'Modification enregistrée.',
  states: {
    fresh: 'Ce qui est montré est ce que le serveur a gardé.',
    done: 'Le nouveau choix est enregistré.',
  },
})
