import { recallReachedMachine } from '../../../../machines/federations/sanitary/recall-reached.ts'
import { recallUnreachableMachine } from '../../../../machines/federations/sanitary/recall-unreachable.ts'
import { clicking } from '../../../model/navigation.ts'
import { openedRecall } from '../../../world/recalls.ts'
import { atRecalls } from '../../pages/recalls.ts'
import { confirmedCommandFlow } from '../../patterns/confirmed-command.ts'

const subject = openedRecall.receivers[0]!

export const recallReached = confirmedCommandFlow(recallReachedMachine, {
  name: 'recall-reached',
  subject,
  confirm: 'Noter : jointe',
  consequence: 'sait qu’il ne faut pas manger ce gibier',
  busy: 'Enregistrement…',
  failed: 'L’appel n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-calls.tsx')).RecallReached,
  browser: { as: 'cher', navigate: clicking(`Jointe : ${subject.name}`, atRecalls) },
})

export const recallUnreachable = confirmedCommandFlow(recallUnreachableMachine, {
  name: 'recall-unreachable',
  subject,
  confirm: 'Noter l’appel',
  consequence: 'reste à appeler, et en tête de la liste',
  busy: 'Enregistrement…',
  failed: 'L’appel n’a pas pu être noté. Vérifiez votre réseau, puis réessayez.',
  screen: async () =>
    (await import('../../../../src/screens/federations/sanitary/recall-calls.tsx')).RecallUnreachable,
  browser: { as: 'cher', navigate: clicking(`Pas jointe : ${subject.name}`, atRecalls) },
})
