import { secondFactorResetMachine } from '../../../machines/users/second-factor-reset.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { atSubject, colleague as subject } from '../pages/user-commands.ts'

export const secondFactorReset = confirmedCommandFlow(secondFactorResetMachine, {
  name: 'second-factor-reset',
  subject,
  confirm: 'Réinitialiser',
  consequence: 'Assurez-vous d’abord que c’est bien Denis Perrin qui vous le demande.',
  busy: 'Réinitialisation…',
  failed: 'La réinitialisation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Réinitialiser la double vérification',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).SecondFactorReset,
  browser: {
    as: 'admin',
    extraCalls: ['readUser'],
    navigate: async (driver) => {
      await atSubject(driver, subject)
      await driver.click('button', 'Réinitialiser la double vérification')
    },
    // Nobody in the world has a second factor.
    unreachable: ({ type }) => type === 'xstate.done.actor.resetSecondFactor',
  },
})
