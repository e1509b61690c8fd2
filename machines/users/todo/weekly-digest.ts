import { updateWeeklyDigest } from '../../../contract/users/todo.ts'
import { repeatableCommand } from '../../patterns/repeatable-command.ts'

/** Turns the weekly digest mail on or off. */
export const weeklyDigestMachine = repeatableCommand({
  id: 'weeklyDigest',
  call: updateWeeklyDigest,
  description: 'Une personne de la fédération dit si elle veut recevoir, chaque lundi, ce qui attend.',
  announced: 'Modification enregistrée.',
  states: {
    fresh: 'Ce qui est montré est ce que le serveur a gardé.',
    done: 'Le nouveau choix est enregistré.',
  },
})
