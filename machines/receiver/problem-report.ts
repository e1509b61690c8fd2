import { reportProblem, Problem, type ReceivedAnimal } from '../../contract/receiver/received-animals.ts'
import { answeredCommand } from '../patterns/answered-command.ts'

/** Reports a problem with a received animal to the federation of the hunt. */
export const problemReportMachine = answeredCommand({
  id: 'problemReport',
  call: reportProblem,
  description: 'Le particulier dit à la fédération ce qui ne va pas avec un animal qu’il a reçu.',
  asked: 'On demande ce qui ne va pas, et on dit qui le lira ; rien n’est encore envoyé.',
  isAnswered: (text) => Problem.safeParse({ text }).success,
  request: ({ id }: ReceivedAnimal, text) => ({ params: { id }, body: { text: text.trim() } }),
  announced: 'Votre signalement est parti.',
  states: {
    done: 'Le signalement part à la fédération par e-mail.',
    refused: 'La fédération n’a pas d’adresse où l’envoyer.',
  },
})
