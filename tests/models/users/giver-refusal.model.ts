import { giverRefusalMachine } from '../../../machines/users/giver-refusal.ts'
import { confirmedActFlow } from '../patterns/confirmed-act.ts'
import { atValidation, late } from './giver-validation.ts'

export const giverRefusal = confirmedActFlow(giverRefusalMachine, {
  name: 'giver-refusal',
  subject: late,
  confirm: 'Bannir',
  consequence:
    'Le compte chasseur de Sylvie Renaud (NIT 1800050) sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail.',
  busy: 'Bannissement…',
  failed: 'Le bannissement n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/giver-decisions.tsx')).GiverRefusal,
  browser: {
    as: 'cher',
    arrive: async (arrival) => {
      await atValidation(arrival)
      await arrival.hold()
      await arrival.click('button', 'Bannir Sylvie Renaud')
    },
  },
})
