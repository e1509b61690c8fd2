import { passkeyRemovalMachine } from '../../../machines/account/passkey-removal.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'
import { allFactors, atFactors, passkey } from '../pages/second-factor.ts'

export const passkeyRemoval = confirmedCommandFlow(passkeyRemovalMachine, {
  name: 'passkey-removal',
  subject: { ...passkey, factors: allFactors },
  confirm: 'Retirer',
  consequence:
    'La clé d’accès « Mac du bureau » ne permettra plus de vous connecter. Il vous restera l’application de codes et 3 codes de secours. Vous pourrez l’ajouter à nouveau.',
  busy: 'Retrait…',
  failed: 'La clé d’accès n’a pas pu être retirée. Vérifiez votre réseau, puis réessayez.',
  refused: 'Retirer la clé d’accès',
  screen: async () => (await import('../../../src/screens/account/factor-removals.tsx')).PasskeyRemoval,
  browser: {
    as: 'admin',
    extraCalls: ['readSecondFactors'],
    navigate: async (driver) => {
      await atFactors(driver, allFactors)
      await driver.click('button', 'Retirer la clé d’accès « Mac du bureau »')
    },
    // The seeded account has no such passkey.
    unreachable: ({ type }) => type === 'xstate.done.actor.removePasskey',
  },
})
