import { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atSubject, subject } from '../pages/user-commands.ts'

export const userBlocking = confirmedCommandFlow(userBlockingMachine, {
  name: 'user-blocking',
  subject,
  confirm: 'Bloquer',
  consequence:
    'Camille Bernard ne pourra plus se connecter, et ses sessions seront fermées tout de suite. Ce compte ne pourra plus être modifié.',
  busy: 'Blocage…',
  failed: 'Le blocage n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).UserBlocking,
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await atSubject(driver)
      await driver.click('button', 'Bloquer')
    },
  },
})
