import { applicationRemovalMachine } from '../../../machines/account/application-removal.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { allFactors, atFactors } from '../pages/second-factor.ts'

export const applicationRemoval = confirmedCommandFlow(applicationRemovalMachine, {
  name: 'application-removal',
  subject: { id: 0, factors: { ...allFactors, passkeys: [] } },
  confirm: 'Retirer',
  consequence:
    'Les codes de votre application ne permettront plus de vous connecter. C’est votre dernier moyen : sans lui, vos codes de secours ne servent plus, et votre mot de passe suffit. Le retrait est refusé aux comptes qui doivent garder une double vérification.',
  busy: 'Retrait…',
  failed: 'L’application n’a pas pu être retirée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Retirer l’application de codes',
  screen: async () => (await import('../../../src/screens/account/factor-removals.tsx')).ApplicationRemoval,
  browser: {
    as: 'admin',
    extraCalls: ['readSecondFactors'],
    navigate: async (driver) => {
      await atFactors(driver, { ...allFactors, passkeys: [] })
      await driver.click('button', 'Retirer l’application de codes')
    },
    // The seeded account has no authenticator app.
    unreachable: ({ type }) => type === 'xstate.done.actor.removeTotp',
  },
})
