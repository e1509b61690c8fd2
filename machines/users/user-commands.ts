import { type EventFromLogic, sendTo, setup } from 'xstate'
import type { ManagedUser } from '../../contract/users/managed-users.ts'
import type { Permission } from '../../contract/permissions.ts'
import { GIVER } from '../../contract/shared/users.ts'
import { giverValidationLifecycle } from '../lifecycles/giver-validation.ts'
import { giverBanningMachine } from './giver-banning.ts'
import { giverValidatingMachine } from './giver-validating.ts'
import { parentOf, type WithParent } from '../patterns/parent.ts'
import { historyMachine } from '../shared/history.ts'
import { secondFactorResetMachine } from './second-factor-reset.ts'
import { userAccountLifecycle, userAccountState } from '../lifecycles/user-account.ts'
import { userAnonymisationMachine } from './user-anonymisation.ts'
import { userBlockingMachine } from './user-blocking.ts'
import { userGdprMachine } from './user-gdpr.ts'
import { userTokenMachine } from './user-token.ts'
import { userUnblockingMachine } from './user-unblocking.ts'
import { type Children, leadingBack, windowGuards } from '../patterns/windows.ts'

/** The caller's id and permissions. */
export type Actor = { callerId: number; permissions: readonly Permission[] }
/** A window over the page of a user that its URL can name. */
export type UserWindow = 'history'
/** `asked`: the window named in the URL, which opens first. */
type Context = { viewer: Actor; user: ManagedUser; asked?: UserWindow | undefined } & WithParent<{
  type: 'user.changed'
}>
type Event =
  | { type: 'validation.requested' }
  | { type: 'ban.requested' }
  | { type: 'blocking.requested' }
  | { type: 'unblocking.requested' }
  | { type: 'anonymisation.requested' }
  | { type: 'link.requested' }
  | { type: 'factorReset.requested' }
  | { type: 'gdpr.requested' }
  | { type: 'history.requested' }
type Deed = EventFromLogic<typeof userAccountLifecycle>['type']

/**
 * Spec §4 and §6: the caller has the permission, may manage the user, is not the user, and the lifecycle
 * allows the command.
 */
const may =
  (permission: Permission, type: Deed) =>
  ({ context: { viewer, user } }: Given): boolean =>
    viewer.permissions.includes(permission) &&
    user.is_manageable &&
    user.id !== viewer.callerId &&
    userAccountLifecycle.resolveState({ value: userAccountState(user), context: {} }).can({ type })

/** Spec §4: a banned giver may be validated as well. A user who no longer has the giver role may not. */
const mayDecide =
  (type: 'giver.validated' | 'giver.banned') =>
  ({ context }: Given): boolean => {
    const { giver, role } = context.user
    if (giver === null || role.code !== GIVER) return false
    const validation = giverValidationLifecycle.resolveState({ value: giver.validation_type, context: {} })
    return validation.can({ type }) && may('users.write', 'user.edited')({ context })
  }

const mayResetFactor = ({ context }: Given): boolean =>
  context.user.has_second_factor && may('users.write.token', 'second_factor.reset')({ context })

/** Whether each command is permitted, regardless of the open window. */
const permitted: Record<Event['type'], (given: Given) => boolean> = {
  'validation.requested': mayDecide('giver.validated'),
  'ban.requested': mayDecide('giver.banned'),
  'blocking.requested': may('users.write.block', 'user.blocked'),
  'unblocking.requested': may('users.write.block', 'user.unblocked'),
  'anonymisation.requested': may('users.write', 'user.anonymised'),
  'link.requested': may('users.write.token', 'token.given'),
  'factorReset.requested': mayResetFactor,
  'gdpr.requested': may('users.write.gdpr', 'gdpr.changed'),
  'history.requested': () => true,
}
/** Whether the caller may send this command to the user of the current context. */
export const isPermitted = (context: Context, type: Event['type']) => permitted[type]({ context })

type Given = { context: Context }

/** What the windows of the commands are about. */
const onUser = ({ context }: Given) => ({ subject: context.user })
const onGiver = ({ context: { user } }: Given) => ({ subject: { ...user, giver: user.giver! } })
/** Where they lead: the page reads the user again if a command may have changed them. */
const back = leadingBack({ target: 'closed', actions: 'notifyChange' }, 'closed')

const actors = {
  giverValidating: giverValidatingMachine,
  giverBanning: giverBanningMachine,
  userBlocking: userBlockingMachine,
  userUnblocking: userUnblockingMachine,
  userAnonymisation: userAnonymisationMachine,
  userToken: userTokenMachine,
  secondFactorReset: secondFactorResetMachine,
  userGdpr: userGdprMachine,
  history: historyMachine,
}

/** The commands on a user, one window at a time (spec §2 « Users list »). */
export const userCommandsMachine = setup({
  types: {} as {
    context: Context
    events: Event
    input: Context
    children: Children<typeof actors>
  },
  actors,
  guards: {
    mayValidate: permitted['validation.requested'],
    mayBan: permitted['ban.requested'],
    mayBlock: permitted['blocking.requested'],
    mayUnblock: permitted['unblocking.requested'],
    mayAnonymise: permitted['anonymisation.requested'],
    mayGiveLink: permitted['link.requested'],
    mayResetFactor: permitted['factorReset.requested'],
    mayNoteChoice: permitted['gdpr.requested'],
    isHistoryAsked: ({ context }) => context.asked === 'history',
    ...windowGuards,
  },
  actions: { notifyChange: sendTo(({ context, self }) => parentOf(context, self), { type: 'user.changed' }) },
}).createMachine({
  id: 'userCommands',
  description: 'Ce que l’on peut faire pour un utilisateur, une fenêtre à la fois.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'L’adresse de la page nomme peut-être l’historique, qui s’ouvre alors par-dessus.',
      always: [{ guard: 'isHistoryAsked', target: 'readingHistory' }, { target: 'closed' }],
    },
    closed: {
      description: 'Aucune fenêtre n’est ouverte ; seul ce qui est possible est proposé.',
      on: {
        'validation.requested': { guard: 'mayValidate', target: 'validating' },
        'ban.requested': { guard: 'mayBan', target: 'banning' },
        'blocking.requested': { guard: 'mayBlock', target: 'blocking' },
        'unblocking.requested': { guard: 'mayUnblock', target: 'unblocking' },
        'anonymisation.requested': { guard: 'mayAnonymise', target: 'anonymising' },
        'link.requested': { guard: 'mayGiveLink', target: 'givingLink' },
        'factorReset.requested': { guard: 'mayResetFactor', target: 'resettingFactor' },
        'gdpr.requested': { guard: 'mayNoteChoice', target: 'notingChoice' },
        'history.requested': 'readingHistory',
      },
    },
    validating: {
      description: 'On valide un compte chasseur qui attend ou qui a été refusé, après confirmation.',
      invoke: { id: 'giverValidating', src: 'giverValidating', input: onGiver, onDone: back },
    },
    banning: {
      description: 'On bannit un compte chasseur qui attend, après confirmation.',
      invoke: { id: 'giverBanning', src: 'giverBanning', input: onGiver, onDone: back },
    },
    blocking: {
      description: 'On bloque l’utilisateur, après confirmation.',
      invoke: { id: 'userBlocking', src: 'userBlocking', input: onUser, onDone: back },
    },
    unblocking: {
      description: 'On débloque l’utilisateur, après confirmation.',
      invoke: { id: 'userUnblocking', src: 'userUnblocking', input: onUser, onDone: back },
    },
    anonymising: {
      description: 'On anonymise l’utilisateur, après confirmation.',
      invoke: { id: 'userAnonymisation', src: 'userAnonymisation', input: onUser, onDone: back },
    },
    resettingFactor: {
      description: 'On réinitialise la double vérification de l’utilisateur, après confirmation.',
      invoke: { id: 'secondFactorReset', src: 'secondFactorReset', input: onUser, onDone: back },
    },
    notingChoice: {
      description: 'On note le choix RGPD de l’utilisateur.',
      invoke: {
        id: 'userGdpr',
        src: 'userGdpr',
        input: ({ context }) => ({ user: context.user }),
        onDone: back,
      },
    },
    givingLink: {
      description: 'On obtient un lien de connexion pour l’utilisateur.',
      invoke: {
        id: 'userToken',
        src: 'userToken',
        input: ({ context }) => ({ user: context.user }),
        onDone: 'closed',
      },
    },
    readingHistory: {
      description: 'On lit l’historique de l’utilisateur.',
      invoke: {
        id: 'history',
        src: 'history',
        input: ({ context: { user } }) => ({
          subject: {
            kind: 'user' as const,
            id: user.id,
            name: [user.firstname, user.lastname].filter(Boolean).join(' '),
          },
        }),
        onDone: 'closed',
      },
    },
  },
})
