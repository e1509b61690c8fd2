import { userAnonymisationMachine } from '../../../machines/users/user-anonymisation.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atSubject, subject } from '../pages/user-commands.ts'

export const userAnonymisation = confirmedCommandFlow(userAnonymisationMachine, {
  name: 'user-anonymisation',
  subject,
  confirm: 'Anonymiser',
  consequence:
    'Toutes les données personnelles de Camille Bernard seront effacées, sans retour possible. Seules les quantités restent, pour les statistiques.',
  busy: 'Anonymisation…',
  failed: 'L’anonymisation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).UserAnonymisation,
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await atSubject(driver)
      await driver.click('button', 'Anonymiser')
    },
  },
})
