import { giverBanningMachine } from '../../../machines/users/giver-banning.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atValidation, late } from './giver-validation.ts'

export const giverBanning = confirmedCommandFlow(giverBanningMachine, {
  name: 'giver-banning',
  subject: late,
  confirm: 'Bannir',
  consequence:
    'Le compte chasseur de Sylvie Renaud (NIT 1800050) sera banni : son inscription est refusée, et son titulaire en sera averti par e-mail.',
  busy: 'Bannissement…',
  failed: 'Le bannissement n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/giver-validation-actions.tsx')).GiverBanning,
  browser: {
    as: 'cher',
    navigate: async (driver) => {
      await atValidation(driver)
      await driver.interceptCalls()
      await driver.click('button', 'Bannir Sylvie Renaud')
    },
  },
})
