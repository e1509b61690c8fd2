import { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atSubject, subject } from '../pages/user-commands.ts'

export const userBlocking = confirmedCommandFlow(userBlockingMachine, {
  name: 'user-blocking',
  subject,
  confirm: 'Bloquer',
  consequence:
    'Camille Bernard ne pourra plus se connecter, ses sessions seront fermées tout de suite, et un e-mail l’en avertira. Rien n’est effacé : vous pourrez débloquer ce compte, qui d’ici là ne peut pas être modifié.',
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
