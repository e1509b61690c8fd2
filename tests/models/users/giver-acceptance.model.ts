import { giverAcceptanceMachine } from '../../../machines/users/giver-acceptance.ts'
import { confirmedActFlow } from '../patterns/confirmed-act.ts'
import { atValidation, late } from './giver-validation.ts'

export const giverAcceptance = confirmedActFlow(giverAcceptanceMachine, {
  name: 'giver-acceptance',
  subject: late,
  confirm: 'Valider',
  consequence:
    'Le compte chasseur de Sylvie Renaud (NIT 1800050) sera validé : son titulaire pourra prévoir des chasses, et en sera averti par e-mail.',
  busy: 'Validation…',
  failed: 'La validation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/giver-decisions.tsx')).GiverAcceptance,
  browser: {
    as: 'cher',
    arrive: async (arrival) => {
      await atValidation(arrival)
      await arrival.hold()
      await arrival.click('button', 'Valider Sylvie Renaud')
    },
  },
})
