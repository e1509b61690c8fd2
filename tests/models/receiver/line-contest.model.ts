import { lineContestMachine } from '../../../machines/receiver/line-contest.ts'
import { clicking } from '../../model/navigation.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { line } from './received-animals.model.ts'

export const lineContest = confirmedCommandFlow(lineContestMachine, {
  name: 'line-contest',
  subject: line,
  confirm: 'Je n’ai rien reçu',
  consequence:
    'ne comptera pas dans l’ordre des propositions, 2 mois au plus. Un e-mail part au responsable, avec votre nom, et à la fédération, avec votre nom, votre adresse e-mail et votre numéro de téléphone. Cela ne s’annule pas.',
  busy: 'Envoi…',
  failed: 'Votre contestation n’est pas partie. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/receiver/line-contest.tsx')).LineContest,
  browser: { as: 'nadia.rousseau', navigate: clicking(/^Je n’ai rien reçu/, (driver) => driver.open('/')) },
})
