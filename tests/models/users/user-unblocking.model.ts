import { userUnblockingMachine } from '../../../machines/users/user-unblocking.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atSubject, blocked } from '../pages/user-commands.ts'

export const userUnblocking = confirmedCommandFlow(userUnblockingMachine, {
  name: 'user-unblocking',
  subject: blocked,
  confirm: 'Débloquer',
  consequence:
    'Rémi Bloqué pourra de nouveau se connecter, et en sera averti par e-mail. Vous pourrez bloquer ce compte à nouveau.',
  busy: 'Déblocage…',
  failed: 'Le déblocage n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).UserUnblocking,
  browser: {
    as: 'admin',
    navigate: async (driver) => {
      await atSubject(driver, blocked)
      await driver.click('button', 'Débloquer')
    },
  },
})
