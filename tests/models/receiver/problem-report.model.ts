import { problemReportMachine } from '../../../machines/receiver/problem-report.ts'
import { flow } from '../../model/model.ts'
import { clicking } from '../../model/navigation.ts'
import { wordedCommand } from '../patterns/confirmed-command.ts'
import { boar } from './received-animals.model.ts'

const texts = {
  question: 'Quel est le problème ?',
  confirm: 'Envoyer',
  consequence:
    'La fédération de la chasse (Fédération des chasseurs du Cher) le lira par e-mail, avec votre nom',
  busy: 'Envoi…',
  failed: 'Votre signalement n’est pas parti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Signaler un problème',
}

export const problemReport = flow(problemReportMachine, {
  name: 'problem-report',
  input: { subject: boar },
  ...wordedCommand(texts, 'Ce qui ne va pas', 'Un abcès dans l’épaule'),
  screen: async () => (await import('../../../src/screens/receiver/problem-report.tsx')).ProblemReport,
  browser: { as: 'paul.mercier', navigate: clicking(/^Signaler un problème/, (driver) => driver.open('/')) },
})
