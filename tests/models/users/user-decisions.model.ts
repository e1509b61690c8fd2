import { secondFactorResetMachine } from '../../../machines/users/second-factor-reset.ts'
import { userAnonymisationMachine } from '../../../machines/users/user-anonymisation.ts'
import { userBlockingMachine } from '../../../machines/users/user-blocking.ts'
import { userUnblockingMachine } from '../../../machines/users/user-unblocking.ts'
import { clicking } from '../../model/navigation.ts'
import { atSubject, subject, blocked, colleague } from '../pages/user-commands.ts'
import { confirmedCommandFlow } from '../patterns/confirmed-command.ts'

export const userBlocking = confirmedCommandFlow(userBlockingMachine, {
  name: 'user-blocking',
  subject,
  confirm: 'Bloquer',
  consequence:
    'Camille Bernard ne pourra plus se connecter, ses sessions seront fermées tout de suite, et un e-mail l’en avertira. Rien n’est effacé : vous pourrez débloquer ce compte, qui d’ici là ne peut pas être modifié.',
  busy: 'Blocage…',
  failed: 'Le blocage n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).UserBlocking,
  browser: { as: 'admin', navigate: clicking('Bloquer', atSubject) },
})

export const userUnblocking = confirmedCommandFlow(userUnblockingMachine, {
  name: 'user-unblocking',
  subject: blocked,
  confirm: 'Débloquer',
  consequence:
    'Rémi Bloqué pourra de nouveau se connecter, et recevra un e-mail. Vous pourrez bloquer ce compte à nouveau.',
  busy: 'Déblocage…',
  failed: 'Le déblocage n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).UserUnblocking,
  browser: { as: 'admin', navigate: clicking('Débloquer', (driver) => atSubject(driver, blocked)) },
})

export const userAnonymisation = confirmedCommandFlow(userAnonymisationMachine, {
  name: 'user-anonymisation',
  subject,
  confirm: 'Anonymiser',
  consequence:
    'Toutes les données personnelles de Camille Bernard seront effacées, sans retour possible. Seules les quantités restent, pour les statistiques.',
  busy: 'Anonymisation…',
  failed: 'L’anonymisation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).UserAnonymisation,
  browser: { as: 'admin', navigate: clicking('Anonymiser', atSubject) },
})

export const secondFactorReset = confirmedCommandFlow(secondFactorResetMachine, {
  name: 'second-factor-reset',
  subject: colleague,
  confirm: 'Réinitialiser',
  consequence: 'Assurez-vous d’abord que c’est bien Denis Perrin qui vous le demande.',
  busy: 'Réinitialisation…',
  failed: 'La réinitialisation n’a pas abouti. Vérifiez votre réseau, puis réessayez.',
  refused: 'Réinitialiser la double vérification',
  screen: async () => (await import('../../../src/screens/users/user-decisions.tsx')).SecondFactorReset,
  browser: {
    as: 'admin',
    extraCalls: ['readUser'],
    navigate: clicking('Réinitialiser la double vérification', (driver) => atSubject(driver, colleague)),
    // Nobody in the world has a second factor.
    unreachable: ({ type }) => type === 'xstate.done.actor.resetSecondFactor',
  },
})
