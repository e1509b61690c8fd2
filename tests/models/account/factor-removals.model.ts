import { applicationRemovalMachine } from '../../../machines/account/application-removal.ts'
import { passkeyRemovalMachine } from '../../../machines/account/passkey-removal.ts'
import { clicking } from '../../model/navigation.ts'
import { allFactors, atFactors, passkey } from '../pages/second-factor.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'

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
    navigate: clicking('Retirer la clé d’accès « Mac du bureau »', (driver) => atFactors(driver, allFactors)),
    // The seeded account has no such passkey.
    unreachable: ({ type }) => type === 'xstate.done.actor.removePasskey',
  },
})

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
    navigate: clicking('Retirer l’application de codes', (driver) =>
      atFactors(driver, { ...allFactors, passkeys: [] }),
    ),
    // The seeded account has no authenticator app.
    unreachable: ({ type }) => type === 'xstate.done.actor.removeTotp',
  },
})
