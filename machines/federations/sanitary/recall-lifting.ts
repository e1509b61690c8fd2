import { liftRecall, type Recall, Lifting } from '../../../contract/federations/recalls.ts'
import { answeredCommand } from '../../patterns/answered-command.ts'

/** Lifts a recall that was opened by mistake, after a reason and a confirmation. */
export const recallLiftingMachine = answeredCommand({
  id: 'recallLifting',
  call: liftRecall,
  description: 'La fédération lève un rappel ouvert par erreur, et dit pourquoi.',
  asked: 'On écrit pourquoi le rappel était une erreur ; rien n’est encore envoyé.',
  isAnswered: (reason) => Lifting.safeParse({ reason }).success,
  request: ({ id }: Recall, reason) => ({ params: { id }, body: { reason: reason.trim() } }),
  announced: 'Le rappel est levé, les e-mails partent.',
  states: {
    done: 'Le rappel est levé ; chaque personne prévenue l’apprend par e-mail.',
    refused: 'Le rappel est déjà levé, ou vient d’un résultat positif.',
  },
})
