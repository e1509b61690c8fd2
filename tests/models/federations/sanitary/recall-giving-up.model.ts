import { recallGivingUpMachine } from '../../../../machines/federations/sanitary/recall-giving-up.ts'
import { flow } from '../../../model/model.ts'
import { clicking } from '../../../model/navigation.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls } from '../../pages/recalls.ts'
import { wordedCommand } from '../../patterns/confirmed-command.ts'

const subject = openedRecall.receivers[0]!
const texts = {
  question: `Renoncer à joindre ${subject.name} ?`,
  confirm: 'Renoncer',
  consequence: 'ne sera plus à appeler, et compte comme pas jointe',
  busy: 'Enregistrement…',
  failed: 'Cela n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
  refused: 'Renoncer à joindre',
}

export const recallGivingUp = flow(recallGivingUpMachine, {
  name: 'recall-giving-up',
  input: { subject },
  ...wordedCommand(texts, 'Raison', 'Numéro faux, courrier revenu'),
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-giving-up.tsx')).RecallGivingUp,
  browser: { as: 'cher', navigate: clicking(`Renoncer à joindre ${subject.name}`, atRecalls) },
})
