import { setup } from 'xstate'

type Event =
  | { type: 'user.edited' }
  | { type: 'user.blocked' }
  | { type: 'user.unblocked' }
  | { type: 'user.anonymised' }
  | { type: 'token.given' }
  | { type: 'second_factor.reset' }
  | { type: 'gdpr.changed' }

/** The lifecycle of a user account (spec §4 « User »). */
export const userAccountLifecycle = setup({
  types: {} as { events: Event },
}).createMachine({
  id: 'userAccount',
  description: 'La vie du compte d’un utilisateur.',
  initial: 'active',
  states: {
    active: {
      description: 'La personne peut se connecter, et son compte peut être modifié.',
      on: {
        'user.edited': 'active',
        'token.given': 'active',
        'second_factor.reset': 'active',
        'gdpr.changed': 'active',
        'user.blocked': 'blocked',
        'user.anonymised': 'deleted',
      },
    },
    blocked: {
      description:
        'La personne ne peut plus se connecter ; on peut la débloquer, noter son choix RGPD, ou l’anonymiser.',
      on: { 'gdpr.changed': 'blocked', 'user.unblocked': 'active', 'user.anonymised': 'deleted' },
    },
    deleted: {
      description: 'Le compte est anonymisé : plus rien ne change.',
      type: 'final',
    },
  },
})

/** The lifecycle state of a stored account. */
export const userAccountState = (user: { blocked_at: unknown; is_deleted: boolean }) =>
  user.is_deleted ? 'deleted' : user.blocked_at === null ? 'active' : 'blocked'
